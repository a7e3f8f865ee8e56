export const noHotels = 'कोई होटल नहीं मिला';
export const otherPlace = 'कोई और जगह खोजकर देखें';
export const adjust = 'फ़िल्टर या खोज बदलकर देखें';
export const nearestDates = 'सबसे पास की खाली तारीखें';
export const lookingNearby = 'सबसे पास की खाली तारीखें देख रहे हैं…';
export const clearFilters = 'फ़िल्टर हटाएँ';
export const allStays = 'गोवा में सभी होटल';
export const beforeMeant = 'क्या आप ';
export const afterMeant = ' खोज रहे थे?';
export const chooseRegion = 'कोई इलाका चुनें';
export const fitInto = (party: string, _guests: number, rooms: string) => `${party}: ${rooms} काफ़ी हैं`;
export const haveThem = (n: number) => `${n} ${n === 1 ? 'होटल' : 'होटलों'} में इतने कमरे हैं।`;
export const searchWith = (rooms: string) => `${rooms} लेकर खोजें`;
export const noneWithin = (place: string | null, kilometres: number) =>
  `${place ?? 'आप जहाँ हैं, वहाँ'} से ${kilometres} किमी के अंदर अभी कोई होटल नहीं है। सबसे पास: `;
export const awayWith = (distance: string, stays: string) => `, ${distance} दूर, ${stays}`;
export const fromTo = (from: string, to: string) => `${from} से ${to}`;
export const freeHotels = (nights: number, hotels: number) =>
  `${nights === 1 ? '1 रात' : `${nights} रातें`}, ${hotels} होटल उपलब्ध`;
export const from = 'शुरुआती किराया';
