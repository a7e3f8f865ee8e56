import {
  basicsLabels,
  cancellationKeys,
  type ListingForm,
  type ListingRoom,
  policyLabels,
  roomLabels,
} from '#src/domain/listing/listing.ts';
import { cancellationPolicies } from '#src/words/en/common.ts';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';

export const cancellationChoices = cancellationKeys.map((value) => {
  const [label = '', words = ''] = cancellationPolicies[value].split(': ');
  return { value, label, words: words.charAt(0).toUpperCase() + words.slice(1) };
});

export const roomTitle = (room: ListingRoom | undefined, place: number) =>
  room?.name.trim() || wordsListing.roomNumber(place + 1);

export function differences(mine: ListingForm, theirs: ListingForm): string[] {
  const found: string[] = [];
  for (const [key, label] of Object.entries(basicsLabels) as [keyof ListingForm['basics'], string][])
    if (mine.basics[key] !== theirs.basics[key]) found.push(label);
  if (!sameList(mine.amenities, theirs.amenities)) found.push(wordsListing.stepTitles.amenities);
  const ids = new Set([...mine.rooms, ...theirs.rooms].map(({ id }) => id));
  for (const id of ids) {
    const [one, other] = [mine, theirs].map(({ rooms }) => rooms.find((room) => room.id === id));
    const place = (one ? mine : theirs).rooms.findIndex((room) => room.id === id);
    const title = roomTitle(one ?? other, place);
    if (!one) found.push(say.onlyThere(title));
    else if (!other) found.push(say.onlyHere(title));
    else
      for (const [key, label] of Object.entries(roomLabels) as [keyof typeof roomLabels, string][])
        if (JSON.stringify(one[key]) !== JSON.stringify(other[key])) found.push(`${title}: ${label}`);
  }
  const order = (form: ListingForm) => form.rooms.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  if (
    mine.rooms.length === theirs.rooms.length &&
    !sameList(order(mine), order(theirs)) &&
    order(mine).every((id) => order(theirs).includes(id))
  )
    found.push(say.orderOfRooms);
  if (JSON.stringify(mine.photos) !== JSON.stringify(theirs.photos) || mine.cover_photo_id !== theirs.cover_photo_id)
    found.push(wordsListing.stepTitles.photos);
  for (const [key, label] of Object.entries(policyLabels) as [keyof ListingForm['policies'], string][])
    if (mine.policies[key] !== theirs.policies[key]) found.push(label);
  return found;
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);
