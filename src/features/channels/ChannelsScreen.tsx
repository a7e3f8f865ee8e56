import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/staff/channels.ts';
import { HouseChannels } from './HouseChannels.tsx';

/** `/owner/channels`: calendars of other sites for a property. An admin's link can name any property. */
export function ChannelsScreen() {
  const [query, setQuery] = useQuery({ hotel: '' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel })}
      right="rates"
      skeleton={<FormSkeleton label={say.loadingCalendars} />}
      none={{
        title: say.noLiveProperty,
        text: say.channelsAppearHere,
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
