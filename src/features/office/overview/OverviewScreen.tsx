import './OverviewScreen.css';
import type { PropsWithChildren } from 'react';
import type { noBookingFilters } from '#src/domain/booking/adminBookings.ts';
import { formatRupees } from '#src/domain/money.ts';
import { type Overview, occupancy, summarize } from '#src/domain/office/adminOverview.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { formatDate } from '#src/domain/stay.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { LoadFailure } from '#src/features/office/LoadFailure.tsx';
import { Troubles } from '#src/features/office/Troubles.tsx';
import { paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { overviewFigures } from '#src/server/calls/office/overview.ts';
import { call } from '#src/server/signedIn.ts';
import * as say from '#src/words/staff/admin.ts';
import { NightsChart } from './NightsChart.tsx';

interface Props {
  placeholders: readonly string[];
}

/** `/admin`: links, tasks and the sales of the nights around today. */
export function OverviewScreen({ placeholders }: Props) {
  return (
    <AdminGuard>
      {() => (
        <OverviewLoader>
          <BeforeGoingLive placeholders={placeholders} />
        </OverviewLoader>
      )}
    </AdminGuard>
  );
}

/** The same list as `npm run doctor`. */
function BeforeGoingLive({ placeholders }: Props) {
  if (placeholders.length === 0) return null;
  return (
    <details className="notice notice-warning block">
      <summary className="cursor-pointer font-semibold">{say.replaceBeforeGoingLive(placeholders.length)}</summary>
      <ul>
        {placeholders.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function OverviewLoader({ children }: PropsWithChildren) {
  const { remote, retry } = useRemote('overview', () => call(overviewFigures));
  if (remote.state === 'failed') {
    return <LoadFailure className="mt-6" noun="overview" failure={remote.failure} onRetry={retry} />;
  }
  if (remote.state === 'loading')
    return <div role="status" aria-label={say.loadingOverview} className="spinner mx-auto mt-24" />;
  return <OverviewView overview={remote.value}>{children}</OverviewView>;
}

const dashboard = import.meta.env.PUBLIC_DASHBOARD_URL;

const bookingsLink = (filters: Partial<typeof noBookingFilters>) =>
  `${paths.adminBookings}?${new URLSearchParams(filters)}`;

function OverviewView({ overview, children }: PropsWithChildren<{ overview: Overview }>) {
  const { today } = overview;
  const { past, next } = summarize(overview);
  const cards = [
    { name: say.users, count: overview.users, href: paths.adminUsers },
    { name: say.listings, count: overview.properties, href: paths.adminProperties },
    {
      name: say.roomTypes,
      count: overview.room_categories,
      under: say.roomsOnSale(formatCount(overview.rooms_on_sale)),
      href: paths.adminRooms,
    },
    {
      name: say.availability,
      count: overview.rooms_free_tonight,
      under: say.roomsAvailableTonight,
      href: paths.adminAvailability,
    },
    { name: say.bookings, count: overview.bookings, href: paths.adminBookings },
  ];
  // The most urgent first: money and guests who wait, then listings and reviews, then the day at the hotels.
  const places = {
    disputed_no_shows: `${paths.adminPayments}#disputes`,
    reported_payments: paths.adminPayments,
    refunds_due: `${paths.adminPayments}#refunds-due`,
    payouts_due: `${paths.adminPayments}#payouts`,
    failed_mails: paths.adminJobs,
    advances_due: `${paths.adminPayments}#awaited`,
    submitted_listings: `${paths.adminProperties}?status=submitted`,
    reported_reviews: `${paths.adminReviews}?state=reported`,
    reviews_to_check: `${paths.adminReviews}?state=waiting`,
    reviews_with_photos: `${paths.adminReviews}?state=photos`,
    arrivals: bookingsLink({ status: 'active', from: today, to: today }),
    departures: bookingsLink({ status: 'active', dates: 'departure', from: today, to: today }),
  };
  const all = Object.keys(places) as (keyof typeof places)[];
  const waiting = all.filter((what) => overview[what] > 0);
  const quiet = all.filter((what) => overview[what] === 0);
  return (
    <div className="admin-overview">
      <section aria-labelledby="waiting">
        <h2 id="waiting">{say.needsAttention}</h2>
        {waiting.length === 0 ? (
          <p>{say.nothingNeedsAttentionToday(formatDate(today))}</p>
        ) : (
          <ul className="admin-waiting">
            {waiting.map((what) => (
              <li key={what}>
                <a href={places[what]}>
                  <strong>{formatCount(overview[what])}</strong> {say.attention[what][overview[what] === 1 ? 0 : 1]}
                </a>
              </li>
            ))}
          </ul>
        )}
        {quiet.length > 0 && waiting.length > 0 && (
          <p className="admin-soft mt-3">{say.noneOf(quiet.map((what) => say.attention[what][1]).join(', '))}</p>
        )}
      </section>
      <Troubles troubles={overview.troubles} on="overview" />
      {children}
      <ul className="admin-cards">
        {cards.map(({ name, count, under, href }) => (
          <li key={name}>
            <a href={href}>
              <span className="font-semibold">{name}</span>
              <span className="text-(length:--text-2xl) tabular-nums leading-[1.4]">{formatCount(count)}</span>
              <span className="admin-soft">{under ?? '\u00a0'}</span>
            </a>
          </li>
        ))}
      </ul>
      <section aria-labelledby="nights">
        <h2 id="nights">{say.nightsAroundToday}</h2>
        <p className="admin-soft">{say.nightsExplained(formatCount(overview.rooms_on_sale))}</p>
        <div className="grid gap-6 mt-4 lg:grid-cols-2">
          <NightsChart
            title={say.occupancy}
            nights={overview.nights}
            today={today}
            valueAt={({ rooms }) => occupancy(rooms, overview.rooms_on_sale)}
            format={(percent) => `${percent}%`}
            past={`${past.occupancy}%`}
            next={`${next.occupancy}%`}
          />
          <NightsChart
            title={say.revenue}
            nights={overview.nights}
            today={today}
            valueAt={({ amount }) => amount}
            format={formatRupees}
            past={formatRupees(past.amount)}
            next={formatRupees(next.amount)}
          />
        </div>
      </section>
      <p className="admin-links">
        <a className="link" href={paths.adminJobs}>
          {say.jobs}
        </a>
        {dashboard && (
          <a className="link" href={dashboard} target="_blank" rel="noreferrer">
            {say.backendDashboard}
            <span className="sr-only"> {say.opensInNewTab}</span>
          </a>
        )}
      </p>
    </div>
  );
}
