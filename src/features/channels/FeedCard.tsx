import { useState } from 'react';
import { agoWords, type CalendarFeed, faultWords, readWords } from '#src/domain/channels/channels.ts';
import { channelNames } from '#src/domain/channels/hosts.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { counted } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { showToast } from '#src/lib/toasts.ts';
import { readCalendarNow, removeCalendar } from '#src/server/calls/channels.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/channels.ts';
import { AddressField } from './AddressField.tsx';

interface Props {
  feed: CalendarFeed;
  room: string;
  now: string;
  onDone: () => void;
}

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
    if (result.value.state === 'read') showToast({ title: say.calendarRead(feed.name), tone: 'success' });
    onDone();
  }

  return (
    <article className="channel-card" aria-label={feed.name}>
      <div className="channel-head">
        <h3 className="text-lg wrap-anywhere">{feed.name}</h3>
        <p className="text-ink-soft">{readWords(feed, now)}</p>
      </div>
      <p>
        {feed.nights === 0 ? say.blocksNoNights : say.blocksNights(counted(feed.nights, 'night'))}{' '}
        <span className="text-ink-soft">{feed.takes_closed ? say.closedNightsBlocked : say.closedNightsAvailable}</span>
      </p>
      {feed.doubt && (
        <Notice
          tone="warning"
          title={say.manyNightsMissing}
          action={
            <Button variant="secondary" busy={busy} onClick={() => read(true)}>
              {say.releaseTheseNights}
            </Button>
          }
        >
          {feed.doubt.now === 0
            ? say.showedNoNights(feed.name, momentInIndia(feed.doubt.at))
            : say.showedFewerNights(
                feed.name,
                counted(feed.doubt.now, 'night'),
                feed.doubt.before,
                momentInIndia(feed.doubt.at),
              )}
        </Notice>
      )}
      {feed.unread && (
        <Notice
          tone="warning"
          title={say.unreadEntries(feed.unread.count, feed.unread.from)}
          action={
            feed.unread.kept > 0 && (
              <Button variant="secondary" busy={busy} onClick={() => read(true)}>
                {say.releaseKept(feed.unread.kept)}
              </Button>
            )
          }
        >
          {say.checkUnread(site)} {feed.unread.kept > 0 && say.keptForUnread(feed.unread.kept)}
        </Notice>
      )}
      {feed.error && (
        <Notice tone="warning" title={say.couldNotReadCalendar}>
          {feed.retry_at
            ? say.busyUntil(site, momentInIndia(feed.retry_at))
            : `${faultWords(feed.error, site)} ${say.weTryAgain}`}{' '}
          {feed.read_at ? say.lastReadAt(momentInIndia(feed.read_at)) : say.neverRead}
        </Notice>
      )}
      {!feed.error && !feed.doubt && feed.is_stale && (
        <Notice tone="warning">{feed.read_at ? say.calendarStale : say.calendarNeverRead}</Notice>
      )}
      {refused && <Notice tone="error">{refused}</Notice>}
      <div className="grid gap-2">
        <AddressField
          label={say.linkToOurCalendarFor(feed.name)}
          token={feed.token}
          room={room}
          feed={feed.id}
          onDone={onDone}
        />
        <p className="text-ink-soft">
          {feed.asked_at ? say.lastReadOurs(site, agoWords(feed.asked_at, now)) : say.guides[feed.source].ours}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => read()}>
          {say.readNow}
        </Button>
        <Button variant="quiet" onClick={() => setRemoves(true)}>
          {say.remove}
        </Button>
      </div>
      {removes && (
        <RemoveDialog
          feed={feed}
          onClose={() => setRemoves(false)}
          onDone={() => {
            setRemoves(false);
            onDone();
          }}
        />
      )}
    </article>
  );
}

function RemoveDialog({ feed, onClose, onDone }: { feed: CalendarFeed; onClose: () => void; onDone: () => void }) {
  const { busy, refused, run } = useAction({ onClose: onDone });
  const remove = (keep_blocks: boolean) =>
    run(
      () => call(removeCalendar, { feed_id: feed.id, keep_blocks }),
      () => say.calendarRemoved(feed.name),
    );
  const nights = counted(feed.nights, 'night');
  return (
    <FormDialog
      title={say.removeTitle(feed.name)}
      submit={feed.nights > 0 ? say.removeAndRelease(nights) : say.remove}
      other={
        feed.nights > 0 && (
          <Button variant="secondary" busy={busy} onClick={() => remove(true)}>
            {say.removeAndKeepBlocked}
          </Button>
        )
      }
      busy={busy}
      refused={refused}
      onSubmit={() => remove(false)}
      onClose={onClose}
    >
      <p>{say.weStopReading}</p>
      {feed.nights === 0 && <p>{say.removingReleasesNothing}</p>}
      {feed.nights > 0 && <p>{say.removingReleases(nights, feed.name)}</p>}
    </FormDialog>
  );
}
