export const yourStays = 'आपकी बुकिंग';
export const keptHere = 'इस फ़ोन या कंप्यूटर पर सहेजी हुई।';
export const fromTo = (checkIn: string, checkOut: string) => `${checkIn} से ${checkOut} तक`;
export const another = 'दूसरी बुकिंग का लिंक मँगाएँ';
