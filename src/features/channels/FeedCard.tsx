import { useState } from 'react';
import { agoWords, type CalendarFeed, faultWords, readWords } from '#src/domain/channels/channels.ts';
import { guides } from '#src/domain/channels/guides.ts';
import { channelNames } from '#src/domain/channels/hosts.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { counted } from '#src/domain/stay.ts';
import { showToast } from '#src/lib/toasts.ts';
import { readCalendarNow, removeCalendar } from '#src/server/calls/channels.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { busyUntil, checkUnread, keptForUnread, releaseKept, unreadEntries } from '#src/words/en/channels.ts';
import { AddressField } from './AddressField.tsx';

interface Props {
  feed: CalendarFeed;
  room: string;
  now: string;
  onDone: () => void;
}

/** Shows a calendar of another site with its state, and our link for that site. */
export function FeedCard({ feed, room, now, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const [removes, setRemoves] = useState(false);
  const [refused, setRefused] = useState('');
  const site = feed.source === 'other' ? feed.name : channelNames[feed.source];

  async function read(trust = false) {
    setBusy(true);
    const result = await call(readCalendarNow, { feed_id: feed.id, trust });
    setBusy(false);
    setRefused(result.ok ? '' : result.failure.message);
    if (!result.ok) return;
    if (result.value.state === 'read') showToast({ title: `${feed.name} read`, tone: 'success' });
    onDone();
  }

  return (
    <article className="channel-card" aria-label={feed.name}>
      <div className="channel-head">
        <h3 className="text-lg wrap-anywhere">{feed.name}</h3>
        <p className="text-ink-soft">{readWords(feed, now)}</p>
      </div>
      <p>
        {feed.nights === 0
          ? 'This calendar blocks no nights now.'
          : `This calendar blocks ${counted(feed.nights, 'night')} from today on.`}{' '}
        <span className="text-ink-soft">
          {feed.takes_closed
            ? 'Nights closed there without a booking are blocked too.'
            : 'Nights closed there without a booking stay available.'}
        </span>
      </p>
      {feed.doubt && (
        <Notice
          tone="warning"
          title="Many nights are missing from this calendar"
          action={
            <Button variant="secondary" busy={busy} onClick={() => read(true)}>
              Release these nights
            </Button>
          }
        >
          {feed.name} showed{' '}
          {feed.doubt.now === 0 ? 'no nights' : `${counted(feed.doubt.now, 'night')} instead of ${feed.doubt.before}`}{' '}
          at {momentInIndia(feed.doubt.at)}. We released only bookings that it marks as cancelled.
        </Notice>
      )}
      {feed.unread && (
        <Notice
          tone="warning"
          title={unreadEntries(feed.unread.count, feed.unread.from)}
          action={
            feed.unread.kept > 0 && (
              <Button variant="secondary" busy={busy} onClick={() => read(true)}>
                {releaseKept(feed.unread.kept)}
              </Button>
            )
          }
        >
          {checkUnread(site)} {feed.unread.kept > 0 && keptForUnread(feed.unread.kept)}
        </Notice>
      )}
      {feed.error && (
        <Notice tone="warning" title="We could not read this calendar">
          {feed.retry_at
            ? busyUntil(site, momentInIndia(feed.retry_at))
            : `${site} ${faultWords(feed.error)}. We try again every 15 minutes.`}{' '}
          {feed.read_at
            ? `We last read it at ${momentInIndia(feed.read_at)}. Its nights stay blocked as they were.`
            : 'We have never read it. Bookings there are not blocked here.'}
        </Notice>
      )}
      {!feed.error && !feed.doubt && feed.is_stale && (
        <Notice tone="warning">
          {feed.read_at
            ? 'We have not read this calendar for a long time. Later bookings there are not blocked here.'
            : 'We have never read this calendar. Bookings there are not blocked here.'}
        </Notice>
      )}
      {refused && <Notice tone="error">{refused}</Notice>}
      <div className="grid gap-2">
        <AddressField
          label={`Link to our calendar, for ${feed.name}`}
          token={feed.token}
          room={room}
          feed={feed.id}
          onDone={onDone}
        />
        <p className="text-ink-soft">
          {feed.asked_at ? `${site} last read our calendar ${agoWords(feed.asked_at, now)}.` : guides[feed.source].ours}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => read()}>
          Read now
        </Button>
        <Button variant="quiet" onClick={() => setRemoves(true)}>
          Remove
        </Button>
      </div>
      {removes && <RemoveDialog feed={feed} onClose={() => setRemoves(false)} onDone={onDone} />}
    </article>
  );
}

function RemoveDialog({ feed, onClose, onDone }: { feed: CalendarFeed; onClose: () => void; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  async function remove(keep_blocks: boolean) {
    setBusy(true);
    const result = await call(removeCalendar, { feed_id: feed.id, keep_blocks });
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.message);
    showToast({ title: `${feed.name} removed`, tone: 'success' });
    onClose();
    onDone();
  }
  const nights = counted(feed.nights, 'night');
  return (
    <Dialog
      open
      title={`Remove ${feed.name}?`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {feed.nights > 0 && (
            <Button variant="secondary" busy={busy} onClick={() => remove(true)}>
              Remove and keep nights blocked
            </Button>
          )}
          <Button busy={busy} onClick={() => remove(false)}>
            {feed.nights > 0 ? `Remove and release ${nights}` : 'Remove'}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {refused && <Notice tone="error">{refused}</Notice>}
        <p>We stop reading this calendar, and our link stops working. Remove our link from the other site too.</p>
        {feed.nights === 0 && <p>This calendar blocks no nights from today on, so nothing else changes here.</p>}
        {feed.nights > 0 && (
          <p>
            This calendar blocks {nights} from today on. If you release them, guests can book them here immediately,
            although guests from {feed.name} may still arrive.
          </p>
        )}
      </div>
    </Dialog>
  );
}
