import { paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { hotelNames } from '#src/server/calls/office/hotels.ts';
import { call } from '#src/server/signedIn.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/adminChange.ts';

/** Says that an admin acts for a property that is not theirs. */
export function AdminBanner({ hotel }: { hotel: string }) {
  const { remote } = useRemote(hotel, () => call(hotelNames, { hotel_id: hotel }));
  if (remote.state === 'loading') return null;
  const found = remote.state === 'ready' ? remote.value[0] : undefined;
  return (
    <Notice
      tone="warning"
      className="mt-3 mb-4"
      title={say.youActAsAdmin(found && `${found.name}, ${found.city}`)}
      action={
        <a className="link" href={paths.adminAvailability}>
          {say.otherProperties}
        </a>
      }
    >
      <p>{say.adminActionsAreLogged}</p>
    </Notice>
  );
}
