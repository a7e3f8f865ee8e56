import type { SavedHotel, SavedStay } from '#src/domain/hotel/savedStays.ts';
import { counted, formatDate, isDated, nightsBetween } from '#src/domain/stay.ts';
import { SaveButton } from '#src/features/stay/SaveButton.tsx';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { paths } from '#src/lib/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { DemoBadge } from '#src/ui/DemoBadge.tsx';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import { partyWords } from '#src/words/en/stay.ts';

interface Props {
  hotel: SavedHotel;
  /** As it was saved; of its dates only those count that the hotel still has. */
  stay: SavedStay;
}

/** A saved stay, with what it costs now. */
export function SavedRow({ hotel, stay }: Props) {
  const { check_in_date, check_out_date } = hotel;
  const now = { ...stay, check_in_date, check_out_date };
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
            <span className="figures">
              {hotel.rating.toFixed(1)} of 5, {counted(hotel.review_count, 'review')}
            </span>
          )}
          {hotel.is_demo && <DemoBadge />}
        </p>
        <p className="mt-2 text-sm">
          {isDated(now)
            ? `${formatDate(now.check_in_date)} to ${formatDate(now.check_out_date)}, `
            : isDated(stay)
              ? 'The dates you looked at are over. For '
              : 'Without dates, for '}
          {unbroken(partyWords(stay))}
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
      <p className="mt-1 font-semibold text-chili text-sm">
        {availability === 'taken'
          ? 'Sold out on these dates. Open it to be told when they free up.'
          : 'Not let for this stay.'}
      </p>
    );
  }
  if (price === null) return <p className="mt-1 text-ink-soft text-sm">No room for this party at the moment.</p>;
  return (
    <p className="figures mt-1">
      {!check_in_date && <span className="text-ink-soft text-sm">from </span>}
      <span className="price text-lg">{check_in_date ? money.total(price) : money.price(price)}</span>{' '}
      <span className="text-ink-soft text-sm">
        {check_in_date && check_out_date
          ? `for ${unbroken(counted(nightsBetween(check_in_date, check_out_date), 'night'))}, taxes included`
          : 'a night, taxes included'}
      </span>
    </p>
  );
}
