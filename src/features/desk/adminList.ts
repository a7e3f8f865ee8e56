import { paths } from '#src/lib/paths.ts';
import { tabStorage } from '#src/lib/storage.ts';
import * as say from '#src/words/staff/adminChange.ts';

const keptList = 'admin-list';

const names: Record<string, string> = {
  [paths.admin]: say.overview,
  [paths.adminBookings]: say.allBookings,
  [paths.adminPayments]: say.payments,
  [paths.adminAvailability]: say.allProperties,
  [paths.adminRooms]: say.allRoomTypes,
  [paths.adminProperties]: say.listings,
};

/** Returns the admin list, with its filters, from which the admin opened the front desk in this tab. */
export function adminList(referrer: string, origin: string): { address: string; name: string } {
  const from = referrer.startsWith(`${origin}${paths.admin}`) ? referrer.slice(origin.length) : null;
  const nameOf = (address: string) => names[address.replace(/[?#].*/, '')];
  for (const address of [from, tabStorage.get(keptList)]) {
    const name = address && nameOf(address);
    if (!name) continue;
    tabStorage.set(keptList, address);
    return { address, name };
  }
  return { address: paths.adminAvailability, name: say.allProperties };
}
