import { placeOf } from '#src/domain/hotel/hotel.ts';
import type { FoundHotel as Hotel } from '#src/domain/hotel/search.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { cardPhotoSizes } from '#src/features/stay/cardPhoto.ts';
import { SaveButton } from '#src/features/stay/SaveButton.tsx';
import { DemoBadge } from '#src/ui/DemoBadge.tsx';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import { languageOf } from '#src/words/en/hotel.ts';
import { roomTypes } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';
import { AmenityLine } from './AmenityLine.tsx';
import { HotelPrice } from './HotelPrice.tsx';

interface Props {
  hotel: Hotel;
  href: string;
  stay: StayQuery;
  nights: number | null;
  isFirst: boolean;
  /** The guest wants hotels with free cancellation. */
  wantsRefund: boolean;
  isMarked: boolean;
}

/** A hotel in the list. Its only link covers the card. */
export function HotelCard({ hotel, href, stay, nights, isFirst, wantsRefund, isMarked }: Props) {
  const { name, room_type_count, room_names } = hotel;
  return (
    <article className={isMarked ? 'hotel-card hotel-card-marked' : 'hotel-card'}>
      <div className="relative self-start">
        {hotel.main_image_url ? (
          <PhotoImage
            url={hotel.main_image_url}
            sizes={cardPhotoSizes}
            alt={`${name}, ${hotel.city}`}
            width={960}
            height={640}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            className="hotel-card-photo"
          />
        ) : (
          <div className="hotel-card-photo grid place-items-center bg-sand text-ink-soft text-sm">{say.noPhoto}</div>
        )}
        {hotel.star_rating !== null && (
          <span className="star-badge figures">
            {hotel.star_rating}
            {say.starHotel}
          </span>
        )}
        {(hotel.is_featured || hotel.is_demo) && (
          <div className="hotel-card-badges">
            {hotel.is_featured && <span className="chip bg-mango-tint font-semibold">{say.featured}</span>}
            {hotel.is_demo && <DemoBadge />}
          </div>
        )}
        <SaveButton hotel_id={hotel.id} name={name} stay={stay} className="round-button hotel-card-save" />
      </div>
      <div className="hotel-card-facts">
        <h2 className="text-xl">
          <a href={href} className="hotel-card-link">
            {name}
          </a>
        </h2>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          <Rating rating={hotel.rating} count={hotel.review_count} />
          <p className="text-ink-soft">{placeOf(hotel)}</p>
        </div>
        <p className="mt-3 line-clamp-2 text-[1rem]" lang={languageOf(hotel.description)}>
          {hotel.description}
        </p>
        <AmenityLine amenities={hotel.amenities} />
        <p className="mt-2 text-sm">
          <span className="figures font-semibold">{roomTypes(room_type_count)}</span>
          <span className="text-ink-soft">
            : {room_names.join(', ')}
            {room_type_count > room_names.length && '…'}
          </span>
        </p>
      </div>
      <HotelPrice
        price={hotel.base_price}
        total={hotel.stay_total}
        nights={nights}
        rooms={stay.rooms}
        plan={hotel.plan}
        wantsRefund={wantsRefund}
      />
    </article>
  );
}

function Rating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <p className="hotel-card-rating chip bg-mango-tint font-semibold">{say.unrated}</p>;
  return (
    <p className="hotel-card-rating figures">
      <span className="rating-figure">
        <span className="sr-only">{say.rated}</span>
        {rating.toFixed(1)}
        <span className="sr-only">{say.outOfFive}</span>
      </span>{' '}
      <span className="text-ink-soft">{say.reviews(count)}</span>
    </p>
  );
}
