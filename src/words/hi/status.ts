export const waitingForHotel = 'होटल के जवाब का इंतज़ार';
export const stayed = 'ठहरना पूरा हुआ';
export const expired = 'समय निकल गया';
export const cancelled = 'रद्द';
export const noShow = 'नहीं पहुँचे (नो-शो)';
export const paymentChecked = 'भुगतान की जाँच हो रही है';
export const advanceDueBy = (moment: string) => `एडवांस ${moment} तक देना है`;
export const advanceDue = 'एडवांस देना है';
export const confirmedByAdvance = 'एडवांस से पक्की';
export const booked = 'बुक हो गई';

export const paymentReported = 'भुगतान की सूचना मिली';
export const partlyRefunded = 'कुछ रकम का रिफ़ंड हुआ';
export const advanceStates = {
  pending: 'एडवांस नहीं दिया गया',
  paid: 'एडवांस दिया गया',
  failed: 'एडवांस का भुगतान नहीं हो सका',
  refunded: 'एडवांस का रिफ़ंड हुआ',
} as const;
export const paymentStates = {
  pending: 'होटल में देना है',
  paid: 'भुगतान हो गया',
  failed: 'भुगतान नहीं हो सका',
  refunded: 'रकम का रिफ़ंड हुआ',
} as const;
