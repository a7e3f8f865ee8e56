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
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { HouseCalendar } from './HouseCalendar.tsx';

/** `/owner/calendar`: rooms by nights of one's own houses, with prices and who has them. An admin's link names any other house. */
export function CalendarScreen() {
  const user = useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const { remote, retry } = useRemote(user?.id ?? null, () => call(deskHouses));
  const [query, setQuery] = useQuery({ hotel: '', from: '', nights: '30', view: '', room: '' });

  if (session.state === 'unreachable') {
    return <RetryNotice onRetry={() => window.location.reload()}>{unreachable}</RetryNotice>;
  }
  if (user && remote.state === 'failed') return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
  if (!user || remote.state !== 'ready') return <CalendarSkeleton />;

  const houses = remote.value.rows;
  const asked = readUuid(query.hotel);
  const hotel = asked ?? houses[0]?.id;
  if (!hotel) {
    return (
      <div className="p-[clamp(2rem,6vw,4rem)] mt-6 border border-line rounded-card bg-paper">
        <p className="max-w-[24ch] font-display text-2xl">The calendar opens with your first live house.</p>
        <p className="mt-3 max-w-[48ch] text-ink-soft">
          As soon as a listing of yours is approved, its rooms, prices and guests stand here, night by night.
        </p>
        <Button className="mt-6" size="large" href={paths.owner}>
          See my listings
        </Button>
      </div>
    );
  }
  const isListed = houses.some(({ id }) => id === hotel);
  const choice = (houses.length > 1 || !isListed) && houses.length > 0 && (
    <Filter
      label="House"
      value={isListed ? hotel : ''}
      onChange={(id) => setQuery({ hotel: id, room: '' })}
      options={[
        ...(isListed ? [] : [['', 'Another house'] as const]),
        ...houses.map(({ id, name, city }) => [id, `${name}, ${city}`] as const),
      ]}
    />
  );
  return <HouseCalendar key={hotel} hotel={hotel} query={query} onQuery={setQuery} choice={choice} />;
}
