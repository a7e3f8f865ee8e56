import { useEffect, useRef, useState } from 'react';
import type { HotelDetails, Photo } from '#src/domain/hotel/hotel.ts';
import { photosOf } from '#src/domain/hotel/hotelPhotos.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { takePress } from '#src/lib/early.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import * as say from '#src/words/en/hotel.ts';
import { AmenitiesPanel } from './AmenitiesPanel.tsx';
import { HotelHeading } from './HotelHeading.tsx';
import { HotelTrail } from './HotelTrail.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';
import { type Availability, bestOffer } from './offer.ts';
import { PhotoMosaic } from './PhotoMosaic.tsx';
import type { PhotoShow } from './PhotoViewer.tsx';
import { ReviewsPanel } from './ReviewsPanel.tsx';
import { RoomsPanel } from './RoomsPanel.tsx';
import { StayBar } from './StayBar.tsx';
import { StayCard } from './StayCard.tsx';
import { useNameInHash } from './useAddress.ts';
import { useReviews } from './useReviews.ts';

const tabNames = ['overview', 'rooms', 'amenities', 'reviews'] as const;
const tabs = [
  { id: 'overview', label: say.overview },
  { id: 'rooms', label: say.rooms },
  { id: 'amenities', label: say.amenities },
  { id: 'reviews', label: say.reviews },
] as const;

interface Props {
  details: HotelDetails;
  headline: string | undefined;
  availability: Availability;
  stay: StayQuery;
  onStay: (change: Partial<StayQuery>) => void;
  onRetry: () => void;
}

export function HotelView({ details, headline, availability, stay, onStay, onRetry }: Props) {
  const { hotel, rooms } = details;
  const [tab, setTab] = useNameInHash(tabNames);
  const [show, setShow] = useState<PhotoShow | null>(null);
  const [viewer, setViewer] = useState<typeof import('./PhotoViewer.tsx') | null>(null);
  const tabsTop = useRef<HTMLDivElement>(null);
  const reviews = useReviews(details);

  useEffect(takePress, []);
  useEffect(() => {
    // The anchor did not exist when the browser looked up the hash.
    if (tabNames.some((name) => location.hash === `#${name}`)) tabsTop.current?.scrollIntoView();
  }, []);

  function goTo(name: (typeof tabNames)[number]) {
    setTab(name);
    tabsTop.current?.scrollIntoView();
    tabsTop.current?.querySelector<HTMLElement>(`#hotel-tab-${name}`)?.focus({ preventScroll: true });
  }
  // The viewer's code loads with the first opened photo.
  async function openPhotos(photos: readonly Photo[], start: number) {
    try {
      setViewer(await import('./PhotoViewer.tsx'));
      setShow({ photos, start });
    } catch (error) {
      console.error(error);
      showToast({ title: say.photosFailed, tone: 'error' });
    }
  }

  const answer = {
    offer: availability === 'known' ? bestOffer(details, stay) : null,
    nights: details.nights,
    availability,
    stay,
    onStay,
    onRetry,
    onRooms: () => goTo('rooms'),
  };
  const panels = {
    overview: <OverviewPanel hotel={hotel} terms={availability === 'known' ? details.terms : null} />,
    rooms: <RoomsPanel rooms={rooms} onPhotos={openPhotos} {...answer} />,
    amenities: <AmenitiesPanel amenities={hotel.amenities} isOpen={tab === 'amenities'} />,
    reviews: <ReviewsPanel hotel={hotel} isOpen={tab === 'reviews'} onPhotos={openPhotos} {...reviews} />,
  };

  return (
    <div className="hotel wrap">
      <HotelTrail hotel={hotel} stay={stay} />
      <PhotoMosaic photos={photosOf(hotel)} onOpen={(at) => openPhotos(photosOf(hotel), at)} />
      <HotelHeading hotel={hotel} headline={headline} stay={stay} onReviews={() => goTo('reviews')} />
      <div className="hotel-columns">
        <aside
          aria-label={say.yourStay}
          className="lg:sticky lg:top-[calc(var(--header)+1.25rem)] lg:col-start-2 lg:row-start-1"
        >
          <StayCard
            hotel={hotel}
            rooms={rooms}
            datesError={details.dates_error}
            {...answer}
            onReviews={() => goTo('reviews')}
          />
        </aside>
        <div ref={tabsTop} className="min-w-0 scroll-mt-2 lg:col-start-1 lg:row-start-1">
          <Tabs label={say.aboutHotel(hotel.name)} name="hotel" tabs={tabs} selected={tab} onSelect={setTab}>
            {(name) => panels[name]}
          </Tabs>
        </div>
      </div>
      <StayBar {...answer} />
      {viewer && <viewer.PhotoViewer hotel={hotel.name} show={show} onClose={() => setShow(null)} />}
    </div>
  );
}
