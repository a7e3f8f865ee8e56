import { useStore } from '@nanostores/react';
import { readUuid } from '#src/domain/uuid.ts';
import { paths } from '#src/lib/paths.ts';
import { unreachable } from '#src/lib/result.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskHouses } from '#src/server/calls/desk.ts';
import { call } from '#src/server/member.ts';
import { $session } from '#src/server/session.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ChannelsSkeleton } from './ChannelsSkeleton.tsx';
import { HouseChannels } from './HouseChannels.tsx';

/** `/owner/channels`: the calendars of other sites, of one's own houses. An admin's link names any other house. */
export function ChannelsScreen() {
  const user = useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const { remote, retry } = useRemote(user?.id ?? null, () => call(deskHouses));
  const [query, setQuery] = useQuery({ hotel: '' });

  if (session.state === 'unreachable') {
    return <RetryNotice onRetry={() => window.location.reload()}>{unreachable}</RetryNotice>;
  }
  if (user && remote.state === 'failed') return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
  if (!user || remote.state !== 'ready') return <ChannelsSkeleton />;

  const houses = remote.value.rows;
  const hotel = readUuid(query.hotel) ?? houses[0]?.id;
  if (!hotel) {
    return (
      <div className="p-[clamp(2rem,6vw,4rem)] border border-line rounded-card bg-paper">
        <p className="max-w-[22ch] font-display text-2xl">No house is live yet.</p>
        <p className="mt-3 max-w-[48ch] text-ink-soft">
          Calendars of Airbnb, Booking.com, Vrbo and Google are connected here once a listing of yours is approved.
        </p>
        <Button className="mt-6" size="large" href={paths.owner}>
          My listings
        </Button>
      </div>
    );
  }
  const isListed = houses.some(({ id }) => id === hotel);
  return (
    <>
      {(houses.length > 1 || !isListed) && houses.length > 0 && (
        <div className="mb-6">
          <Filter
            label="House"
            value={isListed ? hotel : ''}
            onChange={(id) => setQuery({ hotel: id })}
            options={[
              ...(isListed ? [] : [['', 'Another house'] as const]),
              ...houses.map(({ id, name, city }) => [id, `${name}, ${city}`] as const),
            ]}
          />
        </div>
      )}
      <HouseChannels key={hotel} hotel={hotel} />
    </>
  );
}
