import { useEffect, useState } from 'react';
import { siteFacts } from '#src/content/site.ts';
import type { HotelDetails } from '#src/domain/hotel/hotel.ts';
import { hotelIdIn } from '#src/domain/hotel/hotelAddress.ts';
import { describePhotos, ownPhotoWords } from '#src/domain/hotel/hotelPhotos.ts';
import { isDated } from '#src/domain/stay.ts';
import { takeEarly } from '#src/lib/early.ts';
import { lastSegment, paths } from '#src/lib/paths.ts';
import { noteRecent } from '#src/lib/recentStays.ts';
import { type Result, success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/hotel.ts';
import { retry as retryWord } from '#src/words/en/hotel.ts';
import { inRows } from '#src/words/en/language.ts';
import { hotelKey } from './earlyHotel.ts';
import { HotelSkeleton } from './HotelSkeleton.tsx';
import { HotelView } from './HotelView.tsx';
import { fetchHotel } from './hotel.api.ts';
import { Message } from './Message.tsx';
import { useStayInAddress } from './useAddress.ts';

interface Props {
  headlines: Readonly<Record<string, string>>;
  /** The hotel of a built page, without dates. A function, because Astro does not send functions to the browser as props. */
  built?: (() => HotelDetails) | null;
}

const builtId = 'hotel-built';
const readBuilt = () => globalThis.document?.getElementById(builtId)?.textContent;

async function withOwnPhotoTexts(built: HotelDetails, answer: Promise<Result<HotelDetails | null>>) {
  const told = await answer;
  return told.ok && told.value ? success(describePhotos(told.value, ownPhotoWords(built))) : told;
}

/** `/hotel/{id}`: a hotel, for the stay in the query. */
export function HotelScreen({ headlines, built }: Props) {
  const [json] = useState(() => (built ? JSON.stringify(built()).replaceAll('<', '\\u003c') : readBuilt()) || 'null');
  const [first] = useState<HotelDetails | null>(() => JSON.parse(json));
  const [id] = useState(() => first?.hotel.id ?? hotelIdIn(lastSegment(globalThis.location?.pathname ?? '')));
  const [stay, changeStay, isRead] = useStayInAddress();
  const key = hotelKey(id, stay);
  const [firstKey] = useState(key);
  const { remote, previous, retry } = useRemote(isRead ? key : null, () => {
    const answer = takeEarly<Result<HotelDetails | null>>(key) ?? fetchHotel(id, stay);
    return inRows || !first ? answer : withOwnPhotoTexts(first, answer);
  });

  const isMissing = remote.state === 'ready' && remote.value === null;
  const details = remote.state === 'ready' ? remote.value : (previous ?? first);
  const hotel = details?.hotel;
  const name = isMissing ? say.hotelNotFound : hotel?.name;
  useEffect(() => {
    // A built page has its own title.
    if (name && (isMissing || !first)) document.title = `${name} · ${siteFacts.name}`;
  }, [name, isMissing, first]);
  useEffect(() => {
    if (hotel) noteRecent(hotel);
  }, [hotel]);
  useEffect(() => {
    if (!hotel || first) return;
    // The shell page is not indexed. It points search engines to the hotel's own address.
    const href = new URL(paths.hotel(id, hotel.name), siteFacts.url).href;
    const canonical = Object.assign(document.createElement('link'), { rel: 'canonical', href });
    if (!hotel.is_demo) document.querySelector('meta[name="robots"]')?.replaceWith(canonical);
  }, [id, hotel, first]);

  if (isMissing) {
    return (
      <Message
        title={say.hotelNotFound}
        action={<Button href={paths.search(null, isDated(stay) ? stay : undefined)}>{say.backToSearch}</Button>}
      >
        {say.mayHaveLeft}
      </Message>
    );
  }
  if (details) {
    // Without dates, the built page is right before the server answers.
    const isKnown = remote.state === 'ready' || (details === first && key === firstKey);
    return (
      <>
        <HotelView
          details={details}
          headline={headlines[details.hotel.showcase_id ?? '']}
          availability={remote.state === 'failed' ? 'failed' : isKnown ? 'known' : 'checking'}
          stay={stay}
          onStay={changeStay}
          onRetry={retry}
        />
        {first && (
          <script
            type="application/json"
            id={builtId}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build, and no tag can begin in it
            dangerouslySetInnerHTML={{ __html: json }}
          />
        )}
      </>
    );
  }
  if (remote.state === 'failed') {
    return (
      <Message title={say.notLoaded} isError action={<Button onClick={retry}>{retryWord}</Button>}>
        {remote.failure.message}
      </Message>
    );
  }
  return <HotelSkeleton />;
}
