/** Bed types by their names in English, which owners choose. */
const names: Readonly<Record<string, string>> = {
  'Single Bed': 'सिंगल बेड',
  'Double Bed': 'डबल बेड',
  'Queen Bed': 'क्वीन बेड',
  'King Bed': 'किंग बेड',
  'Twin Beds': 'दो सिंगल बेड',
  'Sofa Bed': 'सोफ़ा बेड',
  'Bunk Bed': 'बंक बेड',
};
export const bedName = (name: string) => (Object.hasOwn(names, name) && names[name]) || name;
