export const whatsapp = 'WhatsApp';
export const cannotMessageGuest = 'This booking has no phone number, so you cannot message the guest.';
export const message = 'Message';
export const language = 'Language';
export const writeOnWhatsapp = 'Write on WhatsApp';
export const chatKinds = {
  due: 'Booked, advance due',
  confirmed: 'Before arrival',
  payment: 'Payment reminder',
  cancelled: 'Booking cancelled',
  plain: 'Greeting only',
} as const;
export const chat = {
  en: {
    room: (room: string) => room,
    checkIn: (day: string, time: string) => `Check-in ${day}, from ${time}`,
    checkOut: (day: string, time: string) => `Check-out ${day}, by ${time}`,
    guests: (guests: string) => guests,
    thanks: (guest: string, hotel: string) => `Hello ${guest}, thank you for your booking at ${hotel}.`,
    payAdvance: (amount: string) => `Please pay the advance of ${amount} to Susegad Stays.`,
    payAdvanceBy: (amount: string, moment: string) =>
      `Please pay the advance of ${amount} to Susegad Stays by ${moment}, or the booking expires.`,
    total: (amount: string) => `Total ${amount}, all taxes included`,
    howToPay: (reference: string, link: string) => `How to pay, reference ${reference}: ${link}`,
    tellUsIfPaid: 'If you have already paid, tell us here.',
    confirmed: (guest: string, hotel: string) => `Hello ${guest}, your booking at ${hotel} is confirmed.`,
    balanceDue: (amount: string) => `Balance due: ${amount}`,
    everythingIsPaid: 'Everything is paid.',
    reference: (reference: string, link: string) => `Reference ${reference}: ${link}`,
    askArrivalTime: 'At what time do you expect to arrive? We look forward to welcoming you.',
    reminder: (guest: string, hotel: string, due: string, total: string) =>
      `Hello ${guest}, this is a reminder about your booking at ${hotel}. ${due} of ${total} is due.`,
    advanceDueBy: (amount: string, moment: string) =>
      `Please pay the advance of ${amount} by ${moment}, or the booking expires.`,
    ignoreIfPaid: 'If you have already paid, ignore this message.',
    cancelled: (guest: string, hotel: string, from: string, until: string) =>
      `Hello ${guest}, your booking at ${hotel} from ${from} to ${until} is cancelled.`,
    reason: (reason: string) => `Reason: ${reason}`,
    refund: (amount: string) => `You get ${amount} back.`,
    replyHere: 'If you have a question, reply here.',
    greeting: (guest: string, hotel: string, from: string, until: string, reference: string) =>
      `Hello ${guest}, this is ${hotel}, about your booking from ${from} to ${until} (reference ${reference}).`,
  },
  hi: {
    room: (room: string) => `कमरा: ${room}`,
    checkIn: (day: string, time: string) => `चेक-इन: ${day}, ${time} से`,
    checkOut: (day: string, time: string) => `चेक-आउट: ${day}, ${time} तक`,
    guests: (guests: string) => `मेहमान: ${guests}`,
    thanks: (guest: string, hotel: string) => `नमस्ते ${guest}, ${hotel} में आपकी बुकिंग हो गई है।`,
    payAdvance: (amount: string) => `Susegad Stays को ${amount} का एडवांस देना है।`,
    payAdvanceBy: (amount: string, moment: string) =>
      `Susegad Stays को ${amount} का एडवांस ${moment} तक देना है, नहीं तो बुकिंग खत्म हो जाएगी।`,
    total: (amount: string) => `कुल किराया: ${amount}, सभी टैक्स शामिल`,
    howToPay: (reference: string, link: string) => `भुगतान कैसे करें, रेफ़रेंस ${reference}: ${link}`,
    tellUsIfPaid: 'अगर आप भुगतान कर चुके हैं, तो कृपया यहीं बता दें।',
    confirmed: (guest: string, hotel: string) => `नमस्ते ${guest}, ${hotel} में आपकी बुकिंग पक्की है।`,
    balanceDue: (amount: string) => `होटल में बाकी: ${amount}`,
    everythingIsPaid: 'पूरा भुगतान हो चुका है।',
    reference: (reference: string, link: string) => `रेफ़रेंस ${reference}: ${link}`,
    askArrivalTime: 'आप कितने बजे तक पहुँचेंगे? हम आपके स्वागत के लिए उत्सुक हैं।',
    reminder: (guest: string, hotel: string, due: string, total: string) =>
      `नमस्ते ${guest}, ${hotel} में आपकी बुकिंग के बारे में याद दिलाना चाहते हैं: कुल ${total} में से ${due} का भुगतान बाकी है।`,
    advanceDueBy: (amount: string, moment: string) =>
      `${amount} का एडवांस ${moment} तक देना है, नहीं तो बुकिंग खत्म हो जाएगी।`,
    ignoreIfPaid: 'अगर आप भुगतान कर चुके हैं, तो कृपया इस संदेश पर ध्यान न दें।',
    cancelled: (guest: string, hotel: string, from: string, until: string) =>
      `नमस्ते ${guest}, ${hotel} में ${from} से ${until} तक की आपकी बुकिंग रद्द कर दी गई है।`,
    reason: (reason: string) => `कारण: ${reason}`,
    refund: (amount: string) => `आपको ${amount} का रिफ़ंड मिलेगा।`,
    replyHere: 'कोई सवाल हो तो यहीं लिखें।',
    greeting: (guest: string, hotel: string, from: string, until: string, reference: string) =>
      `नमस्ते ${guest}, हम ${hotel} से ${from} से ${until} तक की आपकी बुकिंग (रेफ़रेंस ${reference}) के बारे में लिख रहे हैं।`,
  },
} as const;
export const guestsInHindi = (adults: number, children: number) =>
  [`${adults} वयस्क`, ...(children > 0 ? [`${children} ${children === 1 ? 'बच्चा' : 'बच्चे'}`] : [])].join(', ');
