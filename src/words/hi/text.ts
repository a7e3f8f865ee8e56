export const invalidEmail = 'कृपया ई-मेल ऐसे लिखें: name@example.com।';
export const invalidPhone = 'कृपया 7 से 15 अंकों का फ़ोन नंबर लिखें।';
export const markupInName = 'कृपया नाम < और > के बिना लिखें।';
