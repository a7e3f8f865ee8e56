import { ofEditor, ofForms } from './editor.ts';

/** Confirmation and guest's booking page: what reads the answer early, and what shows it. */
const ofBooked = /src.domain.booking.(paid|bookingFacts|status|confirmation|invoiceRow|stayState)\./;
const ofTicket =
  /src.(domain.booking.termsDay|features.stay.(WhereItIs|StayWhen|addToCalendar))\.|lucide-react.dist.esm.icons.calendar-(plus|x)\./;

interface Variables {
  PUBLIC_TURNSTILE_SITE_KEY?: string;
}

/** Scripts that call the server before the framework is there. */
const ofAsking =
  /valibot|date-fns|src.domain.(stay|money|hotel.hotel|uuid)\.|src.lib.(early|currency|paths|result)\.|src.server.(apiClient|guest|rate)\.|src.words.\w+.(common|party)\./;

/** Code that most screens use. Icons and marks are small: a file for each would cost more than all of them. */
const ofScreens =
  /@nanostores.react|src.(lib.(useRemote|unbroken)|features.stay.(useMoney|PartySteppers|StayDates))\.|src.ui.(drawIcon|Notice|RetryNotice|DemoBadge|Button|Field|fieldProps|Skeleton|Stepper|Dialog|buttonClass|TextInput|DateRangePicker|PhotoImage|Sheet|Checkbox|Select|TextArea|usePopover|Stars|WhatsAppIcon|Chip)\.|lucide-react.dist.esm.icons.(star|map-pin|check|chevron-(right|left|down)|arrow-left|locate-fixed)\./;

/**
 * Which modules share a file: fewer requests, and better compression. Without these groups /search needs 74 files instead of 31; one file of all that
 * many screens share makes guests load 50 kB of owners' code.
 */
function chunkGroups({ PUBLIC_TURNSTILE_SITE_KEY }: Variables) {
  // Without a key the check is an empty stub, not worth a file. With a key it stays out of `screens`: not all pages may load Cloudflare.
  const isUnusedCheck = (id: string) => !PUBLIC_TURNSTILE_SITE_KEY && /src.ui.use(HumanCheck|Turnstile)\./.test(id);
  return [
    { name: 'language', test: /src.words.\w+.language\./, priority: 9 },
    // One file per area's words, apart from screens of other areas that use some of them.
    { name: (id: string) => /(\w+)\.ts/.exec(id)?.[1] ?? null, test: /src.words.(en|hi)./, priority: 1 },
    { name: 'react', test: /node_modules.(react|react-dom|scheduler).|src.ui.(jsxApart|island)\./, priority: 5 },
    { name: 'screens', test: (id: string) => ofScreens.test(id) || isUnusedCheck(id), minShareCount: 3 },
    { name: 'booked', test: ofBooked, minShareCount: 2 },
    { name: 'ticket', test: ofTicket, minShareCount: 2 },
    // Read early too, so it is not in `ticket`.
    { name: 'spots', test: /src.domain.(moment|hotel.directions)\./, minShareCount: 2, priority: 2 },
    { name: 'price', test: /src.(domain.booking.price|features.stay.photoOf)\./, minShareCount: 2 },
    {
      name: 'saved',
      test: /src.(server.saved(Here|Stays)|features.stay.SaveButton)\.|lucide-react.dist.esm.icons.heart\./,
    },
    { name: 'signOut', test: /src.(server.(signOut|unsentTexts)|lib.keptStays)\./, minShareCount: 2, priority: 3 },
    { name: 'asking', test: ofAsking, minShareCount: 3, priority: 2 },
    // Apart from `asking`, because pages without React use them too.
    {
      name: 'notices',
      test: /node_modules.nanostores.(atom|clean-stores|warn|context)|src.(lib.toasts|server.backend)\./,
      priority: 3,
    },
    { name: 'photos', test: /src.(lib.(photos|currency)|domain.(money|hotel.hotelAddress))\./, priority: 3 },
    { name: 'later', test: /preload-helper|src.(server.sessionKey|lib.storage)/, priority: 4 },
    { name: 'overlays', test: /src.lib.overlays\./, priority: 6 },
    {
      name: 'contact',
      test: /src.domain.chat|src.lib.whatsapp\.|src.words.\w+.chat\.|src.ui.chatButtons\./,
      minShareCount: 2,
      priority: 2,
    },
  ];
}

const shortName = (name: string) => name.replace(/\.astro_astro_type_script.*/, '');

/** The editor's copies stay with it: in a group, they would be in files of pages. */
const withoutForms = <Group extends { test: RegExp | ((id: string) => boolean) }>({ test, ...group }: Group) => ({
  ...group,
  test: (id: string) => !ofForms.test(id) && (typeof test === 'function' ? test(id) : test.test(id)),
});

/** Returns the names of the script files, and which modules share one. */
export const scriptFiles = (variables: Variables) => ({
  chunkFileNames: ({ name, moduleIds }: { name: string; moduleIds: string[] }) =>
    `_astro/${moduleIds.some((id) => ofEditor.test(id)) ? 'edit/' : ''}${shortName(name)}.[hash].js`,
  entryFileNames: ({ name }: { name: string }) => `_astro/${shortName(name)}.[hash].js`,
  codeSplitting: { groups: chunkGroups(variables).map(withoutForms) },
});
