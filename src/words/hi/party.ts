import { formatDate, isDated, type Party, type StayQuery } from '../../domain/stay.ts';
import { adults, children, rooms } from './language.ts';

// Stay ----------------------------------------------------------------------------------------------------------------
export const ages = { adults: '13 साल या उससे ज़्यादा', children: '0–12 साल' } as const;

/** "2 वयस्क, 1 बच्चा". */
export const guestWords = (party: Omit<Party, 'rooms'>) =>
  [adults(party.adults), ...(party.children > 0 ? [children(party.children)] : [])].join(', ');

export const partyWords = (party: Party) => `${guestWords(party)} · ${rooms(party.rooms)}`;

export function stayWords(stay: StayQuery): { stay?: string; party?: string } {
  if (!isDated(stay)) return {};
  return { stay: `${formatDate(stay.check_in_date)} से ${formatDate(stay.check_out_date)}`, party: partyWords(stay) };
}

/** What Hindi calls the hours up to each: रात before four, सुबह before noon, दोपहर, शाम, and रात again. */
const partsOfDay = [
  [4, 'रात'],
  [12, 'सुबह'],
  [16, 'दोपहर'],
  [20, 'शाम'],
  [24, 'रात'],
] as const;

/** "दोपहर 12:00 बजे" for "12:00". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const part = partsOfDay.find(([until]) => hours < until)?.[1] ?? '';
  return `${part} ${hours % 12 || 12}:${String(minutes).padStart(2, '0')} बजे`;
}

// Parties -------------------------------------------------------------------------------------------------------------
export const parties: Readonly<Record<string, string>> = {
  solo: 'अकेले',
  couple: 'जोड़ा',
  family: 'परिवार',
  group: 'समूह',
};

// Sorting -------------------------------------------------------------------------------------------------------------
export const recommended = 'हमारी पसंद';
export const byPrice = 'किराया: कम से ज़्यादा';
export const byRating = 'रेटिंग: ज़्यादा से कम';
export const byName = 'नाम: A से Z';
