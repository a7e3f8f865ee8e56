import { MapPin, Share2, Star } from 'lucide-react';
import { siteFacts } from '#src/content/site.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import type { Hotel } from '#src/domain/hotel/hotel.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { SaveButton } from '#src/features/stay/SaveButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { DemoBadge } from '#src/ui/DemoBadge.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import * as say from '#src/words/en/hotel.ts';
import { impressions, shareHotel as share } from '#src/words/en/site.ts';
import { shareHotel } from './shareHotel.ts';

interface Props {
  hotel: Hotel;
  headline: string | undefined;
  stay: StayQuery;
  onReviews: () => void;
}

export function HotelHeading({ hotel, headline, stay, onReviews }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6 pb-8">
      <div className="min-w-0 max-w-text flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {hotel.star_rating !== null && (
            <Stars value={hotel.star_rating} of={hotel.star_rating} label={say.starHotel(hotel.star_rating)} />
          )}
          {hotel.is_featured && <p className="chip bg-mango-tint font-semibold">{say.featured}</p>}
          {hotel.is_demo && <DemoBadge />}
        </div>
        <h1 className="mt-1 text-3xl">{hotel.name}</h1>
        {headline && <p className="mt-3 font-display text-ink-soft text-xl">{headline}</p>}
        <p className="mt-3 flex gap-2 text-ink-soft max-sm:text-sm">
          <MapPin aria-hidden="true" size="1.125em" className="mt-1 flex-none" />
          <span>{addressLine(hotel)}</span>
        </p>
        {siteFacts.pictures_are_impressions && hotel.photos.some(({ url }) => url.startsWith('/photos/')) && (
          <p className="mt-1 text-ink-soft text-sm">{impressions}</p>
        )}
        {hotel.rating === null ? (
          <p className="mt-1 text-ink-soft">{say.noReviews}</p>
        ) : (
          <button type="button" className="mt-1 inline-flex min-h-11 items-center gap-2" onClick={onReviews}>
            <Star aria-hidden="true" size="1.125em" className="fill-mango text-mango" />
            <span className="figures font-semibold">
              <span className="sr-only">{say.ratedBefore}</span>
              {hotel.rating.toFixed(1)}
              <span className="sr-only">{say.ratedAfter}</span>
            </span>
            <span className="link">{say.countReviews(hotel.review_count)}</span>
          </button>
        )}
      </div>
      {/* Side by side on a phone in every font, so that nothing moves when the fonts load. */}
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex">
        <Button variant="secondary" onClick={() => shareHotel(hotel, stay)}>
          <Share2 aria-hidden="true" />
          {share}
        </Button>
        <SaveButton hotel_id={hotel.id} name={hotel.name} stay={stay} className={buttonClass('secondary')} isWorded />
      </div>
    </div>
  );
}
