export function generalMessage(brand: string): string {
  return `नमस्ते ${brand}! मैं उत्तरी गोवा में आपके होटलों के बारे में और जानना चाहता/चाहती हूँ। क्या आप जानकारी भेज सकते हैं?`;
}

interface BookingInterest {
  hotel?: string;
  pets?: string | undefined;
  room?: string;
  stay?: string;
  party?: string;
}

export function bookingMessage(interest: BookingInterest = {}): string {
  const what = [interest.hotel, interest.room].filter(Boolean).join(', ');
  const when = [interest.stay, interest.party].filter(Boolean).join(', ');
  return [
    `नमस्ते! मुझे ${what ? `${what} में ` : ''}बुकिंग करनी है${when ? ` (${when})` : ''}।`,
    'क्या आप बता सकते हैं कि कमरे खाली हैं या नहीं, और किराया कितना है?',
    `मुझे पता है कि बुकिंग पक्की करने के लिए 30% एडवांस देना होता है (3 या ज़्यादा कमरों के लिए, या 20 दिसंबर से 5 जनवरी तक, 50%)${interest.pets ? `, और यह कि ${interest.pets}` : ''}।`,
  ].join(' ');
}

export function bookedMessage(reference: string, hotel: string): string {
  return `नमस्ते! ${hotel} में मेरी बुकिंग है, रेफ़रेंस ${reference}। `;
}

export const chatFailed = 'WhatsApp नहीं खुल सका';
export const numberToCopy = (phone: string) => `कॉपी करने के लिए नंबर: ${phone}`;
