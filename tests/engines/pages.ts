import { adminSections } from '#src/lib/adminSections.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { sessionKey } from '#src/server/sessionKey.ts';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { budgets } from '../budgets.ts';
import { siteSql } from '../support/siteDatabase.ts';

export interface Kind {
  path: string;
  who: string | null;
}

const guest = 'guest@susegad.example';
const owner = 'owner@susegad.example';
const admin = 'admin@susegad.example';

/** Returns every kind of page, grouped by account. Excludes 404 pages, which log an error. */
export async function kindsOfPages(): Promise<Kind[]> {
  const [booking] = await siteSql<{ ref: string }>(
    `select b.booking_reference as ref from public.bookings as b
     where b.guest_email = $1 order by b.check_in_date desc limit 1`,
    [guest],
  );
  const of = (who: string | null, ...pages: string[]) => pages.map((path) => ({ path, who }));
  return [
    ...of(null, ...budgets.map(({ path }) => path).filter((path) => !path.includes('/no-such-'))),
    ...of(null, `${paths.search()}?view=map`, paths.auth(), paths.findBooking),
    ...of(guest, paths.confirmation(booking?.ref ?? ''), paths.account),
    ...of(
      owner,
      paths.owner,
      ownerPaths.bookings(),
      ownerPaths.calendar(),
      ownerPaths.rates(),
      ownerPaths.reports(),
      ownerPaths.reviews(),
      ownerPaths.channels(),
      paths.listingForm(),
    ),
    ...of(admin, ...adminSections.map(({ path }) => path)),
  ];
}

export async function sessionOf(site: string, email: string): Promise<[key: string, value: string]> {
  const response = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return [sessionKey, await response.text()];
}

/** Runs in the page. True if the page shows its content. */
export const isThere = () =>
  document.readyState === 'complete' &&
  // Before its script draws, an island shows neither content nor a loading sign.
  !document.querySelector('main astro-island:is([client=load], [client=only]):is([ssr], :empty)') &&
  document.querySelector('h1') !== null &&
  ![...document.querySelectorAll('.skeleton, .spinner, [aria-busy=true]')].some((e) => e.checkVisibility());
