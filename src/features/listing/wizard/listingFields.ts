import {
  basicsLabels,
  cancellationKeys,
  type ListingForm,
  type ListingRoom,
  policyLabels,
  roomLabels,
} from '#src/domain/listing/listing.ts';
import { wordOf } from '#src/domain/listing/listingChanges.ts';
import { cancellationPolicies } from '#src/words/en/common.ts';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';

export const cancellationChoices = cancellationKeys.map((value) => {
  const [label = '', words = ''] = cancellationPolicies[value].split(': ');
  return { value, label, words: words.charAt(0).toUpperCase() + words.slice(1) };
});

export const roomTitle = (room: ListingRoom | undefined, place: number) =>
  room?.name.trim() || wordsListing.roomNumber(place + 1);

interface FormDifference {
  name: string;
  /** Both values in words. Photos, and rooms that only one version has, have none. */
  values?: { mine: string; theirs: string };
}

export function differences(mine: ListingForm, theirs: ListingForm): FormDifference[] {
  const found: FormDifference[] = [];
  const compare = (name: string, field: string, one: Value, other: Value) => {
    const values = { mine: valueWords(field, one), theirs: valueWords(field, other) };
    if (JSON.stringify(one) !== JSON.stringify(other)) found.push({ name, values });
  };
  for (const [key, label] of Object.entries(basicsLabels) as [keyof ListingForm['basics'], string][])
    compare(label, key, mine.basics[key], theirs.basics[key]);
  compare(wordsListing.stepTitles.amenities, 'amenities', mine.amenities, theirs.amenities);
  const ids = new Set([...mine.rooms, ...theirs.rooms].map(({ id }) => id));
  for (const id of ids) {
    const [one, other] = [mine, theirs].map(({ rooms }) => rooms.find((room) => room.id === id));
    const place = (one ? mine : theirs).rooms.findIndex((room) => room.id === id);
    const title = roomTitle(one ?? other, place);
    if (!one) found.push({ name: say.onlyThere(title) });
    else if (!other) found.push({ name: say.onlyHere(title) });
    else
      for (const [key, label] of Object.entries(roomLabels) as [keyof typeof roomLabels, string][])
        compare(`${title}: ${label}`, key, one[key], other[key]);
  }
  const order = (form: ListingForm) => form.rooms.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  if (
    mine.rooms.length === theirs.rooms.length &&
    !sameList(order(mine), order(theirs)) &&
    order(mine).every((id) => order(theirs).includes(id))
  )
    found.push({ name: say.orderOfRooms });
  if (JSON.stringify(mine.photos) !== JSON.stringify(theirs.photos) || mine.cover_photo_id !== theirs.cover_photo_id)
    found.push({ name: wordsListing.stepTitles.photos });
  for (const [key, label] of Object.entries(policyLabels) as [keyof ListingForm['policies'], string][])
    compare(label, key, mine.policies[key], theirs.policies[key]);
  return found;
}

type Value = string | readonly (string | object)[];

function valueWords(field: string, value: Value): string {
  if (typeof value === 'string') return wordOf({ field }, value.trim());
  return wordOf({ field }, value.filter((one) => typeof one === 'string').join(', '));
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);
