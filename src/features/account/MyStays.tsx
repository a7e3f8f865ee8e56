import { type MouseEvent, useState } from 'react';
import type { MyStay } from '#src/domain/booking/myStays.ts';
import { typesWords } from '#src/domain/booking/parts.ts';
import { guestStatus } from '#src/domain/booking/status.ts';
import { formatDate } from '#src/domain/stay.ts';
import { paths, stayPath } from '#src/lib/paths.ts';
import { success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { myStayLink, myStays } from '#src/server/calls/mine.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as words from '#src/words/en/account.ts';

async function readPages(count: number) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(myStays, { page: index + 1 })));
  const rows: MyStay[] = [];
  let total = 0;
  for (const answer of answers) {
    if (!answer.ok) return answer;
    rows.push(...answer.value.rows);
    total = answer.value.total;
  }
  return success({ rows, total });
}

/** The bookings made with the account's email: upcoming and past. */
export function MyStays() {
  const [pages, setPages] = useState(1);
  const { remote, previous, retry } = useRemote(`stays ${pages}`, () => readPages(pages));
  if (remote.state === 'failed') return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
  const known = remote.state === 'ready' ? remote.value : previous;
  if (!known) {
    return (
      <div role="status" aria-label={words.loadingStays} className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  const { rows, total } = known;
  if (total === 0) {
    return (
      <div>
        <p>{words.noStays}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Button href={paths.search()}>{words.searchStays}</Button>
          <Button variant="secondary" href={stayPath()}>
            {words.findBooking}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <Stays title={words.toCome} stays={rows.filter((stay) => !stay.is_over)} />
      <Stays title={words.over} stays={rows.filter((stay) => stay.is_over)} />
      {rows.length < total && (
        <p>
          <Button
            variant="secondary"
            aria-disabled={remote.state === 'loading' || undefined}
            onClick={() => remote.state === 'ready' && setPages(pages + 1)}
          >
            {remote.state === 'loading' ? words.loadingMore : words.showMore(total - rows.length)}
          </Button>
        </p>
      )}
    </div>
  );
}

function Stays({ title, stays }: { title: string; stays: readonly MyStay[] }) {
  if (stays.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="my-stays">
        {stays.map((stay) => (
          <Stay key={stay.booking_reference} stay={stay} />
        ))}
      </ul>
    </section>
  );
}

/** Opens the guest's own page, or the confirmation if no link is available. */
async function open(event: MouseEvent, { booking_reference }: MyStay) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const link = await call(myStayLink, { booking_reference });
  window.location.assign(link.ok ? stayPath(link.value.token) : paths.confirmation(booking_reference));
}

function Stay({ stay }: { stay: MyStay }) {
  const status = guestStatus(stay);
  return (
    <li>
      {stay.main_image_url && (
        <PhotoImage
          url={stay.main_image_url}
          sizes="6rem"
          width="96"
          height="64"
          alt=""
          className="photo rounded-input"
        />
      )}
      <div className="min-w-0">
        <h4 className="font-sans font-semibold text-base tracking-normal">
          <a className="link" href={paths.confirmation(stay.booking_reference)} onClick={(event) => open(event, stay)}>
            {stay.hotel_name}, {stay.hotel_city}
          </a>
        </h4>
        <p className="text-sm">
          {words.nightsFromTo(stay.nights, formatDate(stay.check_in_date), formatDate(stay.check_out_date))}
        </p>
        <p className="text-ink-soft text-sm">{typesWords(stay)}</p>
        <p className={`my-stay-status is-${status.kind}`}>{status.words}</p>
      </div>
    </li>
  );
}
