import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isPlaceRows, placeRows } from '#src/build/placeRows.ts';
import { type Place, PlacesSchema, placeKey } from '#src/content/placeSchema.ts';
import { readPlaces } from '#src/content/places.ts';

const places = readPlaces();
const byId = new Map(places.map((place) => [place.id, place]));

function upwards(place: Place): Place[] {
  const parent = place.in === undefined ? undefined : byId.get(place.in);
  return parent ? [place, ...upwards(parent)] : [place];
}

describe('the places of Goa', () => {
  test('three regions, twelve talukas, at least ninety towns and beaches, airports, stations and eighty landmarks', () => {
    const ids = (kind: Place['kind']) => places.filter((place) => place.kind === kind).map(({ id }) => id);
    expect(ids('region')).toEqual(['north-goa', 'central-goa', 'south-goa']);
    expect(ids('taluka')).toHaveLength(12);
    expect(ids('town').length + ids('beach').length).toBeGreaterThanOrEqual(90);
    expect(ids('airport')).toEqual(['dabolim-airport', 'mopa-airport']);
    expect(ids('station')).toEqual(expect.arrayContaining(['madgaon-station', 'thivim-station']));
    expect(ids('landmark').length).toBeGreaterThanOrEqual(80);
  });
  test('each is reached from a region', () => {
    for (const place of places) expect([place.id, upwards(place).at(-1)?.kind]).toEqual([place.id, 'region']);
  });
  test('each lies within reach of what it lies in', () => {
    for (const place of places) {
      const [, parent] = upwards(place);
      if (!parent) continue;
      const kilometres = Math.hypot((place.at[0] - parent.at[0]) * 111, (place.at[1] - parent.at[1]) * 107);
      expect(kilometres, `${place.id} in ${parent.id}`).toBeLessThan(
        { region: 45, taluka: 25 }[parent.kind as string] ?? 5,
      );
    }
  });
  test.each([
    ['Panjim', 'panaji'],
    ['Ponnje', 'panaji'],
    ['Madgaon', 'margao'],
    ['Mapuça', 'mapusa'],
    ['Kalangut', 'calangute'],
    ['Velha Goa', 'old-goa'],
    ['Goa Velha', 'goa-velha'],
    ['GOX', 'mopa-airport'],
    ['GOI', 'dabolim-airport'],
  ])('%s is %s', (name, id) => {
    const found = places.filter((place) =>
      [place.name, ...place.names].some((known) => placeKey(known) === placeKey(name)),
    );
    expect(found.map((place) => place.id)).toEqual([id]);
  });
});

describe('a wrong place is refused with its name and a reason', () => {
  const list = parse(readFileSync('content/places.yaml', 'utf8'));
  const refusal = (place: object) =>
    PlacesSchema.safeParse([...list, place])
      .error?.issues.map(({ message }) => message)
      .join();
  const right = { id: 'new-beach', name: 'New Beach', kind: 'beach', in: 'pernem', at: [15.7, 73.7] };
  test('a right one is taken', () => expect(refusal(right)).toBeUndefined());
  test('an airport may be called like another', () =>
    expect(refusal({ ...right, kind: 'airport', names: ['Goa airport'] })).toBeUndefined());
  test.each<[string, object, RegExp]>([
    ['in nothing', { in: undefined }, /new-beach: a beach lies in a taluka or a town/],
    ['in what is not there', { in: 'atlantis' }, /new-beach: "atlantis" is not in this list above it/],
    ['in itself', { in: 'new-beach' }, /is not in this list above it/],
    ['in a region', { in: 'north-goa' }, /a beach lies in a taluka or a town/],
    ['under an id that is taken', { id: 'baga' }, /"baga" is in this list already/],
    ['under a name that is taken', { names: ['PANJÍM'] }, /the name "PANJÍM" belongs to panaji already/],
    ['under the name of an airport', { names: ['Goa airport'] }, /the name "Goa airport" belongs to/],
    ['out at sea', { at: [15.7, 73.2] }, /Outside Goa: the longitude/],
    ['with its coordinates the wrong way round', { at: [73.7, 15.7] }, /Outside Goa: the latitude/],
    ['with a pin code of elsewhere', { pincodes: ['400001'] }, /Six digits of Goa/],
    ['a landmark without a source', { kind: 'landmark' }, /only a landmark has a source/],
    ['called by more words than the search reads', { names: ['a b c d e f g'] }, /has more than 6 words/],
    ['with a misspelled field', { pincode: '403515' }, /pincode/],
  ])('%s', (_, change, reason) => expect(refusal({ ...right, ...change })).toMatch(reason));
});

test('the database is given the places of the file: `npm run places` writes them', () => {
  const newest = readdirSync('supabase/migrations').filter(isPlaceRows).sort().at(-1);
  expect(readFileSync(`supabase/migrations/${newest}`, 'utf8')).toBe(placeRows(places));
});
