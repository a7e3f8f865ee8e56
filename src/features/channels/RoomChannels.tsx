import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { type ChannelRow, maxFeeds } from '#src/domain/channels/channels.ts';
import { counted } from '#src/domain/stay.ts';
import { renewCalendarAddress } from '#src/server/calls/channels.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/staff/channels.ts';
import { AddCalendar } from './AddCalendar.tsx';
import { AddressField } from './AddressField.tsx';
import { FeedCard } from './FeedCard.tsx';

interface Props {
  row: ChannelRow;
  now: string;
  onDone: () => void;
}

export function RoomChannels({ row, now, onDone }: Props) {
  const id = useId();
  // Controls that disappear leave the focus in this part.
  const part = useKeptFocus<HTMLElement>(row, 'h2');
  const [adds, setAdds] = useState(false);
  const [refused, setRefused] = useState('');
  async function makeAddress() {
    const result = await call(renewCalendarAddress, { room_category_id: row.id, feed_id: null });
    setRefused(result.ok ? '' : result.failure.message);
    if (result.ok) onDone();
  }
  return (
    <section ref={part} aria-labelledby={id} className="channel-room">
      <div>
        <h2 id={id} tabIndex={-1} className="text-xl wrap-anywhere">
          {row.name}
          {!row.is_active && <span className="text-ink-soft"> {say.notOnSale}</span>}
        </h2>
        {row.total_rooms > 1 && <p className="mt-1 text-ink-soft">{counted(row.total_rooms, 'room')}</p>}
      </div>
      {row.feeds.length === 0 && <p>{say.noCalendarConnected}</p>}
      {row.feeds.map((feed) => (
        <FeedCard key={feed.id} feed={feed} room={row.id} now={now} onDone={onDone} />
      ))}
      {refused && <Notice tone="error">{refused}</Notice>}
      <div className="flex flex-wrap gap-3">
        {row.feeds.length < maxFeeds && (
          <Button variant="secondary" onClick={() => setAdds(true)} aria-describedby={id}>
            <Plus aria-hidden="true" />
            {say.connectCalendar}
          </Button>
        )}
        {!row.token && (
          <Button variant="quiet" onClick={makeAddress} aria-describedby={id}>
            {say.createLink}
          </Button>
        )}
      </div>
      {row.token && (
        <AddressField
          label={say.linkToOurCalendarForApps}
          token={row.token}
          room={row.id}
          feed={null}
          onDone={onDone}
        />
      )}
      {adds && <AddCalendar room={row} onClose={() => setAdds(false)} onDone={onDone} />}
    </section>
  );
}
