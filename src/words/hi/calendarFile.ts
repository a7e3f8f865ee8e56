export const stayAt = (hotel: string) => `${hotel} में बुकिंग`;
export const bookingReferenceIs = (reference: string) => `बुकिंग रेफ़रेंस: ${reference}`;
export const roomIs = (room: string) => `कमरा: ${room}`;
