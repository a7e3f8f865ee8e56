import { Mail, Phone, Star } from 'lucide-react';
import { siteFacts } from '#src/content/site.ts';
import { chatUrl } from '#src/domain/chat.ts';
import type { Hotel, HotelRoom } from '#src/domain/hotel/hotel.ts';
import { petFriendly } from '#src/domain/pets.ts';
import { maxPartyCount, type StayQuery } from '#src/domain/stay.ts';
import { PartySteppers } from '#src/features/stay/PartySteppers.tsx';
import { StayDates } from '#src/features/stay/StayDates.tsx';
import { mailTo, telTo } from '#src/lib/paths.ts';
import { pressChat } from '#src/ui/chatButtons.ts';
import { WhatsAppIcon } from '#src/ui/WhatsAppIcon.tsx';
import { bookingMessage } from '#src/words/en/chat.ts';
import * as say from '#src/words/en/hotel.ts';
import { petWords } from '#src/words/en/hotel.ts';
import { stayWords } from '#src/words/en/party.ts';
import { whatsapp } from '#src/words/en/site.ts';
import type { Availability, HotelOffer } from './offer.ts';
import { StayAnswer } from './StayAnswer.tsx';

interface Props {
  hotel: Hotel;
  rooms: readonly HotelRoom[];
  nights: number | null;
  datesError: string | null;
  offer: HotelOffer | null;
  availability: Availability;
  stay: StayQuery;
  onStay: (change: Partial<StayQuery>) => void;
  onRetry: () => void;
  onRooms: () => void;
  onReviews: () => void;
}

export function StayCard({ hotel, stay, onStay, onReviews, ...answer }: Props) {
  const phone = hotel.phone ?? siteFacts.phone;
  const email = hotel.email ?? siteFacts.email;
  const chat = bookingMessage({ ...chatFacts(hotel), ...stayWords(stay) });
  return (
    <div className="stay-card">
      <div className="card p-5 shadow-float sm:p-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-xl">{say.yourStay}</h2>
          {hotel.rating === null ? (
            <p className="text-sm text-ink-soft">{say.noReviews}</p>
          ) : (
            <button
              type="button"
              className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 text-sm"
              onClick={onReviews}
            >
              <Star aria-hidden="true" size="1em" className="fill-mango text-mango" />
              <span className="figures font-semibold">{hotel.rating.toFixed(1)}</span>
              <span className="link">{say.countReviews(hotel.review_count)}</span>
            </button>
          )}
        </div>
        <div className="mt-4 grid gap-5 md-to-lg:grid-cols-[1fr_1fr] md-to-lg:gap-10">
          <div>
            <StayDates
              id="stay"
              stay={stay}
              of={{ hotel_id: hotel.id, adults: stay.adults, children: stay.children, rooms: stay.rooms }}
              onChange={onStay}
            />
            <div className="mt-4 grid gap-2">
              <PartySteppers party={stay} max={maxPartyCount} onChange={onStay} />
            </div>
          </div>
          <StayAnswer hotel_id={hotel.id} stay={stay} onStay={onStay} {...answer} />
        </div>
      </div>
      <ul aria-label={say.contact} className="mt-4 flex flex-wrap gap-x-6 px-5 text-sm sm:px-6">
        <li>
          <a
            className="footer-link gap-3"
            href={chatUrl(phone, chat)}
            target="_blank"
            rel="noopener"
            onClick={(event) => pressChat(event, phone, chat)}
          >
            <WhatsAppIcon size="1.125em" className="flex-none text-ink-soft" />
            {whatsapp}
          </a>
        </li>
        <li>
          <a className="footer-link gap-3" href={telTo(phone)}>
            <Phone aria-hidden="true" size="1.125em" className="flex-none text-ink-soft" />
            {phone}
          </a>
        </li>
        <li>
          <a className="footer-link gap-3" href={mailTo(email)}>
            <Mail aria-hidden="true" size="1.125em" className="flex-none text-ink-soft" />
            {email}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** Returns the facts for a chat. We know the pet rule of our own hotels, but of others only that they accept pets. */
function chatFacts({ name, city, amenities, showcase_id }: Hotel) {
  const known = showcase_id !== null || amenities.includes(petFriendly);
  return { hotel: showcase_id ? name : `${name}, ${city}`, pets: known ? petWords(amenities) : undefined };
}
