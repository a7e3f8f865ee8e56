import { useEffect } from 'react';
import { type Result, success } from '#src/lib/result.ts';
import { readJson, tabStorage } from '#src/lib/storage.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { hotelNames } from '#src/server/calls/office/hotels.ts';
import { call } from '#src/server/signedIn.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/adminChange.ts';
import { adminList } from './adminList.ts';

const keptName = 'admin-house';

/** Reads the name of a property once per tab. */
async function readName(hotel: string): Promise<Result<string>> {
  const [kept, name] = (readJson(tabStorage.get(keptName)) ?? []) as string[];
  if (kept === hotel && name) return success(name);
  const answer = await call(hotelNames, { hotel_id: hotel });
  if (!answer.ok) return answer;
  const [found] = answer.value;
  if (!found) return success('');
  const named = `${found.name}, ${found.city}`;
  tabStorage.set(keptName, JSON.stringify([hotel, named]));
  return success(named);
}

interface Props {
  hotel: string;
  onName: (name: string) => void;
}

/** Says that an admin acts for a property that is not theirs. */
export function AdminBanner({ hotel, onName }: Props) {
  const { remote } = useRemote(hotel, () => readName(hotel));
  const name = remote.state === 'ready' ? remote.value : '';
  useEffect(() => onName(name), [name, onName]);
  if (remote.state === 'loading') return null;
  const list = adminList(document.referrer, window.location.origin);
  return (
    <Notice
      tone="warning"
      className="mt-3 mb-4"
      title={say.youActAsAdmin(name || undefined)}
      action={
        <a className="link" href={list.address}>
          {say.backTo(list.name)}
        </a>
      }
    >
      <p>{say.adminActionsAreLogged}</p>
    </Notice>
  );
}
