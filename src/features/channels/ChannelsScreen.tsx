import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { ChannelsSkeleton } from './ChannelsSkeleton.tsx';
import { HouseChannels } from './HouseChannels.tsx';

/** `/owner/channels`: the calendars of other sites for a property. An admin’s link can name any property. */
export function ChannelsScreen() {
  const [query, setQuery] = useQuery({ hotel: '' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel })}
      right="rates"
      skeleton={<ChannelsSkeleton />}
      none={{
        title: 'No property is live yet.',
        text: 'Once your listing is approved, you connect calendars of Airbnb, Booking.com, Vrbo, Google and other sites here.',
      }}
    >
      {(hotel, choice) => (
        <>
          {choice && <div className="mb-6">{choice}</div>}
          <HouseChannels key={hotel} hotel={hotel} />
        </>
      )}
    </HouseChoice>
  );
}
