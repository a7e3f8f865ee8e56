export const openingPage = 'भुगतान का पेज खुल रहा है…';
export const payNow = (amount: string) => `अभी ${amount} दें`;
export const howItIsPaid =
  'कार्ड, UPI या नेट बैंकिंग से, Razorpay के पेज पर; वहाँ से आप यहीं लौट आएँगे। आपका कार्ड हम कभी नहीं देखते, और भुगतान तुरंत पक्का हो जाता है।';

export const toldOn = (moment: string) => `, ${moment} को बताया`;
export const haveYouPaid = 'दे चुके हैं? हमें UTR बताइए, हम उसे ढूँढ लेंगे।';
export const haveYouPaidInTime = 'दे चुके हैं? हमें UTR बताइए; जब तक हम उसे ढूँढते हैं, आपकी बुकिंग खत्म नहीं होगी।';
export const correctUtr = 'UTR ठीक करें';
export const iHavePaid = 'मैं दे चुका/चुकी हूँ';
export const loading = 'खुल रहा है…';
