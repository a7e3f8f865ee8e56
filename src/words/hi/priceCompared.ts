export const partOfPrice = 'किराए का हिस्सा';
export const asBooked = 'बुकिंग के समय';
export const now = 'अब';
export const costsTheSame = 'किराया नहीं बदलेगा।';
export const moreThanBefore = (amount: string) => `पहले से ${amount} ज़्यादा।`;
export const lessThanBefore = (amount: string) => `पहले से ${amount} कम।`;
