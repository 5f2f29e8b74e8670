//
// The deliveries above, for a consumer of yours. c++ -std=c++20 this_file.cpp && ./a.out; it returns 0 when every
// message took effect once. What is here now reserves at each delivery, and knows nothing of what it has done before:
// put your consumer in its place.
#include <array>
#include <cstdio>
#include <map>
#include <stdexcept>
#include <string>

struct Delivery {
    std::string message;
    std::string order;
    std::string book;
    long long quantity;
    bool redelivered;
    // The step before which the consumer dies, and the step that throws; empty: neither.
    std::string crashesBefore;
    std::string failsAt;
    bool ackIsLost;
    // An earlier delivery is still being handled: run both at once.
    bool overlaps;
};

// What your database and your mail server hold in the end.
struct Shop {
    std::map<std::string, long long> reserved;
    int emails = 0;
};

// Your consumer. Call this before each of its steps, with the step's name.
void step(const Delivery &delivery, const std::string &name)
{
    if (name == delivery.crashesBefore || name == delivery.failsAt)
        throw std::runtime_error(name);
}

void handle(Shop &shop, const Delivery &delivery)
{
    step(delivery, "reserve");
    shop.reserved[delivery.book] += delivery.quantity;
    step(delivery, "ack");
}

const std::array deliveries = std::to_array<Delivery>({
@});

const std::map<std::string, long long> expectedReserved{
@};

const int expectedEmails = @;

int main()
{
    Shop shop;
    for (const Delivery &delivery : deliveries) {
        try {
            handle(shop, delivery);
        } catch (const std::runtime_error &) {
            // The broker gets no ack and delivers again: that is the next delivery.
        }
    }
    int wrong = 0;
    for (const auto &[book, reserved] : expectedReserved) {
        if (shop.reserved[book] == reserved)
            continue;
        ++wrong;
        std::printf("%s: %lld reserved, expected %lld\n", book.c_str(), shop.reserved[book], reserved);
    }
    if (shop.emails != expectedEmails) {
        ++wrong;
        std::printf("%d e-mails, expected %d\n", shop.emails, expectedEmails);
    }
    return wrong == 0 ? 0 : 1;
}
