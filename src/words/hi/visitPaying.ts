export const payAdvance = (amount: string) => `एडवांस दें: ${amount}`;
export const payBalance = (amount: string) => `बाकी रकम दें: ${amount}`;
export const balanceReported = (amount: string) => `${amount} के भुगतान की सूचना मिली`;
export const advanceReported = (amount: string) => `${amount} के एडवांस की सूचना मिली`;
export const openingPage = 'भुगतान का पेज खुल रहा है…';
export const payNow = (amount: string) => `${amount} दें`;
export const howItIsPaid =
  'Razorpay के पेज पर कार्ड, UPI या नेट बैंकिंग से दें। फिर आप यहीं लौट आएँगे। आपके कार्ड की जानकारी हम कभी नहीं देखते, और भुगतान तुरंत पक्का हो जाता है।';

export const reportedOn = (moment: string) => `, ${moment} को सूचना दी`;
export const ifYouPaid = 'अगर आपने भुगतान कर दिया है, तो उसका UTR बताइए, ताकि हम आपका भुगतान ढूँढ सकें।';
export const notFound = (amount: string) =>
  `आपने ${amount} के जिस भुगतान की सूचना दी थी, वह हमें नहीं मिला। अगर आपने भुगतान कर दिया है, तो अपने UPI ऐप में UTR देखकर दोबारा बताइए।`;
export const correctUtr = 'UTR ठीक करें';
export const iHavePaid = 'मैंने भुगतान कर दिया है';
export const loading = 'खुल रहा है…';
