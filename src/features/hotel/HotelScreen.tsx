import { useEffect, useState } from 'react';
import { siteFacts } from '#src/content/site.ts';
import { hotelNotFound } from '#src/domain/hotel/hotel.ts';
import { isDated } from '#src/domain/stay.ts';
import { takeEarly } from '#src/lib/early.ts';
import { lastSegment, paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { hotelKey } from './earlyHotel.ts';
import { HotelSkeleton } from './HotelSkeleton.tsx';
import { HotelView } from './HotelView.tsx';
import { fetchHotel } from './hotel.api.ts';
import { Message } from './Message.tsx';
import { useStayInAddress } from './useAddress.ts';

interface Props {
  /** Words of our own houses, by their names in `content/showcase`. */
  headlines: Readonly<Record<string, string>>;
}

/** `/hotel/{id}`: the hotel named by the path, for the stay named by the query. */
export function HotelScreen({ headlines }: Props) {
  const [id] = useState(() => lastSegment(location.pathname));
  const [stay, changeStay] = useStayInAddress();
  const key = hotelKey(id, stay);
  const { remote, previous, retry } = useRemote(key, () => takeEarly(key) ?? fetchHotel(id, stay));

  const isMissing = remote.state === 'ready' && remote.value === null;
  const details = remote.state === 'ready' ? remote.value : previous;
  const name = isMissing ? hotelNotFound : details?.hotel.name;
  useEffect(() => {
    if (name) document.title = `${name} · ${siteFacts.name}`;
  }, [name]);
  useEffect(() => {
    // One file serves every hotel; its address without the stay is the one to be found by.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(paths.hotel(id), siteFacts.url).href;
  }, [id]);

  if (isMissing) {
    return (
      <Message
        title={hotelNotFound}
        action={<Button href={paths.search(null, isDated(stay) ? stay : undefined)}>Back to Search</Button>}
      >
        It may have left our pages, or the address has a slip in it.
      </Message>
    );
  }
  if (details) {
    return (
      <HotelView
        details={details}
        headline={headlines[details.hotel.showcase_id ?? '']}
        availability={remote.state === 'ready' ? 'known' : remote.state === 'failed' ? 'failed' : 'checking'}
        stay={stay}
        onStay={changeStay}
        onRetry={retry}
      />
    );
  }
  if (remote.state === 'failed') {
    return (
      <Message title="This hotel could not be loaded" isError action={<Button onClick={retry}>Retry</Button>}>
        {remote.failure.message}
      </Message>
    );
  }
  return <HotelSkeleton />;
}
