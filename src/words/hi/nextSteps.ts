export const whatHappensNext = 'आगे क्या होगा';
export const theAdvance = 'एडवांस';
export const thePayment = 'भुगतान';
export const changeOrCancel = ['तारीखें और मेहमान बदलने या बुकिंग रद्द करने के लिए ', 'अपनी बुकिंग का पेज', ' खोलें।'] as const;
export const changedByHotel = 'अब बदलने या रद्द करने के लिए होटल से बात करें।';
export const bookedUnder = (day: string) => [`आपने हमारे ${day} के `, 'नियम और शर्तें', ' मानकर बुकिंग की थी।'] as const;
export const ifPlansChange = 'प्लान बदल जाए तो';
export const askTerms = 'इस होटल की रद्द करने की शर्तें हमसे पूछें।';
export const houseRules = 'होटल के नियम';
