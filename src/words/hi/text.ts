export const invalidEmail = 'ई-मेल ऐसे लिखें: name@example.com।';
export const invalidPhone = '7 से 15 अंकों का फ़ोन नंबर लिखें।';
export const markupInName = 'नाम < और > के बिना लिखें।';
