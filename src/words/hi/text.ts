export const invalidEmail = 'कृपया ई-मेल ऐसे लिखें: name@example.com।';
