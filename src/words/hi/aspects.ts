export const aspectNames = {
  clean: 'सफ़ाई',
  place: 'जगह',
  people: 'लोगों का व्यवहार',
  value: 'पैसा वसूल',
} as const;
