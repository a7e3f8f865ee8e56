import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { DeskHouse } from '#src/domain/desk/calendar.ts';
import { type HouseRight, houseRights } from '#src/domain/desk/people.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { changeAddress } from '#src/lib/overlays.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { tabStorage } from '#src/lib/storage.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskHouses } from '#src/server/calls/desk/common.ts';
import { $session } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogPlace } from '#src/ui/Dialog.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/desk.ts';
import { houseAddress } from './houseAddress.ts';
import { hideSections, nameHouse } from './sections.ts';

const AdminBanner = lazy(() => import('./AdminBanner.tsx').then(({ AdminBanner }) => ({ default: AdminBanner })));

const keptHouse = 'desk-house';

interface Props {
  /** The property in the address. Without one: the property seen last, or the first. An admin may open any property. */
  asked: string;
  onChoose: (hotel: string) => void;
  skeleton: ReactNode;
  right?: HouseRight;
  /** Offers all properties of the person as one choice: then `hotel` is ''. */
  hasAll?: boolean;
  none: { title: string; text: string };
  children: (hotel: string, choice: ReactNode, houses: readonly DeskHouse[]) => ReactNode;
}

export function HouseChoice({ asked, onChoose, skeleton, right = 'bookings', hasAll, none, children }: Props) {
  const user = useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const profile = session.state === 'signedIn' ? session.profile : null;
  const isAdmin = typeof profile === 'object' && profile?.role === 'admin';
  const { remote, retry } = useRemote(user?.id ?? null, () => call(deskHouses));

  useEffect(() => {
    if (remote.state === 'ready') hideSections(isAdmin ? [] : remote.value.rows);
  }, [remote, isAdmin]);

  if (session.state === 'unreachable') {
    return <RetryNotice onRetry={() => window.location.reload()}>{unreachable}</RetryNotice>;
  }
  if (user && remote.state === 'failed') return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
  if (!user || remote.state !== 'ready') return skeleton;

  const known = remote.value.rows;
  const houses = isAdmin ? known : known.filter(({ rights }) => rights.includes(right));
  const options = houses.map(({ id, name, city }) => [id, `${name}, ${city}`] as const);
  const all = hasAll && houses.length > 1 ? ([['all', say.allProperties]] as const) : [];
  if (all.length > 0 && asked === 'all') {
    return (
      <HousePlace hotel="" isForeign={false} isOnly rights={houseRights}>
        {children(
          '',
          <Filter label={say.property} value="all" onChange={onChoose} options={[...all, ...options]} />,
          houses,
        )}
      </HousePlace>
    );
  }
  const named = readUuid(asked);
  const kept = tabStorage.get(keptHouse);
  const isOwn = houses.some(({ id }) => id === kept);
  const hotel = named ?? (isOwn || isAdmin ? kept : null) ?? houses[0]?.id;
  const isRefused = named
    ? known.some(({ id }) => id === named) && !houses.some(({ id }) => id === named)
    : !hotel && known.length > 0;
  // Only an admin keeps a property of others, and has every right.
  if ((isRefused || (!named && kept && !isOwn)) && profile === 'loading') return skeleton;
  if (isRefused) {
    return (
      <Notice title={say.onlyOwnerAndManagersOpenThisPage}>
        <Marked text={say.askOneOfThem(mark(say.bookings), mark(say.calendar))}>
          {(name) => (
            <a className="link" href={ownerPaths[name === say.bookings ? 'bookings' : 'calendar'](named ?? undefined)}>
              {name}
            </a>
          )}
        </Marked>
      </Notice>
    );
  }
  if (!hotel) {
    return (
      <div className="p-[clamp(2rem,6vw,4rem)] mt-6 border border-line rounded-card bg-paper">
        <p className="max-w-[24ch] font-display text-2xl">{none.title}</p>
        <p className="mt-3 max-w-[48ch] text-ink-soft">{none.text}</p>
        <Button className="mt-6" size="large" href={isAdmin ? paths.adminAvailability : paths.owner}>
          {isAdmin ? say.chooseProperty : say.seeMyListings}
        </Button>
      </div>
    );
  }
  const isListed = houses.some(({ id }) => id === hotel);
  tabStorage.set(keptHouse, hotel);
  const screen = children(
    hotel,
    (houses.length > 1 || !isListed) && houses.length > 0 && (
      <Filter
        label={say.property}
        value={isListed ? hotel : ''}
        onChange={onChoose}
        options={[...(isListed ? [] : [['', say.anotherProperty] as const]), ...all, ...options]}
      />
    ),
    houses,
  );
  const own = known.find(({ id }) => id === hotel);
  return (
    <HousePlace
      hotel={hotel}
      isForeign={isAdmin && !own}
      isOnly={isListed && houses.length === 1}
      rights={isAdmin || !own ? houseRights : own.rights}
    >
      {screen}
    </HousePlace>
  );
}

interface PlaceProps {
  hotel: string;
  /** True for an admin at a property that is not theirs. */
  isForeign: boolean;
  /** True if the person sees this property alone, so that no address needs its name. */
  isOnly: boolean;
  rights: readonly HouseRight[];
  children: ReactNode;
}

/** Names the property in the address and in the menu, and for an admin above the screen and in dialogs. */
function HousePlace({ hotel, isForeign, isOnly, rights, children }: PlaceProps) {
  const [name, setName] = useState('');
  useEffect(() => {
    nameHouse(isOnly ? '' : hotel, !isForeign, rights);
    const address = houseAddress(window.location, hotel);
    if (!isOnly && address) changeAddress(address, 'replace');
  });
  // In the same place with and without the banner: the profile comes late, and a new screen would lose what was typed.
  return (
    <DialogPlace value={isForeign ? name : ''}>
      {isForeign && (
        <Suspense>
          <AdminBanner hotel={hotel} onName={setName} />
        </Suspense>
      )}
      {children}
    </DialogPlace>
  );
}
