/** Messages that we type in for a guest who opens the chat. */

export function generalMessage(brand: string): string {
  return `Hello ${brand}! I would like to learn more about your properties in North Goa. Could you please share the details?`;
}

interface BookingInterest {
  hotel?: string;
  /** From `petWords` or `petsAt`; left out if unknown. */
  pets?: string | undefined;
  room?: string;
  stay?: string;
  party?: string;
}

export function bookingMessage(interest: BookingInterest = {}): string {
  const what = [interest.room, interest.hotel].filter(Boolean).join(' at ');
  const when = [interest.stay, interest.party].filter(Boolean).join(', ');
  return [
    `Hello! I am interested in booking ${what || 'a stay'}${when ? ` (${when})` : ''}.`,
    'Could you please share availability and rates?',
    `I understand that a 30% advance is required to confirm (50% for 3 or more rooms, and from 20 December to 5 January)${interest.pets ? `, and that ${interest.pets}` : ''}.`,
  ].join(' ');
}

export function bookedMessage(reference: string, hotel: string): string {
  return `Hello! I have a booking at ${hotel}, reference ${reference}. `;
}

export const chatFailed = 'We could not open WhatsApp';
export const numberToCopy = (phone: string) => `Number to copy: ${phone}`;
