import type { HotelDetails } from './hotel.ts';
import { describedIn } from './ownWords.ts';

export function describeHotel<Details extends HotelDetails>(
  details: Details,
  texts: Readonly<Record<string, string>>,
): Details {
  const described = <Part extends { description: string }>(part: Part) => ({
    ...part,
    description: describedIn(texts, part.description),
  });
  return { ...details, hotel: described(details.hotel), rooms: details.rooms.map(described) };
}
