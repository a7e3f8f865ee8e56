import type { SavedHotel, SavedStay } from '#src/domain/hotel/savedStays.ts';
import { formatDate, isDated, nightsBetween } from '#src/domain/stay.ts';
import { SaveButton } from '#src/features/stay/SaveButton.tsx';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { paths } from '#src/lib/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { DemoBadge } from '#src/ui/DemoBadge.tsx';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import { partyWords } from '#src/words/en/party.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  hotel: SavedHotel;
  /** Only dates that the hotel still offers are used. */
  stay: SavedStay;
}

export function SavedRow({ hotel, stay }: Props) {
  const { check_in_date, check_out_date } = hotel;
  const now = { ...stay, check_in_date, check_out_date };
  const party = unbroken(partyWords(stay));
  return (
    <article className="saved-row">
      {hotel.main_image_url ? (
        <PhotoImage
          url={hotel.main_image_url}
          sizes="(width < 40rem) 7rem, 11rem"
          alt=""
          width={960}
          height={640}
          loading="lazy"
          decoding="async"
          className="photo"
        />
      ) : (
        <div className="photo bg-sand" />
      )}
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-xl">
          <a className="hover:text-laterite hover:underline" href={paths.hotel(hotel.id, hotel.name, now)}>
            {hotel.name}
          </a>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          {hotel.city}
          {hotel.rating !== null && (
            <span className="figures">{say.ratingOf(hotel.rating.toFixed(1), hotel.review_count)}</span>
          )}
          {hotel.is_demo && <DemoBadge />}
        </p>
        <p className="mt-2 text-sm">
          {isDated(now)
            ? say.datesFor(formatDate(now.check_in_date), formatDate(now.check_out_date), party)
            : isDated(stay)
              ? say.datesOver(party)
              : say.savedWithoutDates(party)}
        </p>
        <Price hotel={hotel} />
      </div>
      <SaveButton hotel_id={hotel.id} name={hotel.name} stay={stayOf(stay)} className="round-button" />
    </article>
  );
}

const stayOf = ({ hotel_id: _, ...stay }: SavedStay) => stay;

function Price({ hotel }: { hotel: SavedHotel }) {
  const money = useMoney();
  const { check_in_date, check_out_date, availability, price } = hotel;
  if (check_in_date && check_out_date && price === null) {
    return (
      <p className="mt-1 font-semibold text-chili text-sm">{availability === 'taken' ? say.soldOut : say.notLet}</p>
    );
  }
  if (price === null) return <p className="mt-1 text-ink-soft text-sm">{say.noRoom}</p>;
  return (
    <p className="figures mt-1">
      {!check_in_date && <span className="text-ink-soft text-sm">{say.savedFrom}</span>}
      <span className="price text-lg">{check_in_date ? money.total(price) : money.price(price)}</span>{' '}
      <span className="text-ink-soft text-sm">
        {check_in_date && check_out_date
          ? say.savedForNights(unbroken(say.nights(nightsBetween(check_in_date, check_out_date))))
          : say.savedANight}
      </span>
    </p>
  );
}
