import { expect, test } from 'vitest';
import {
  compareImport,
  type Filled,
  fillEmpty,
  importedFields,
  leaveOut,
  type PropertyData,
  undoImport,
} from '#src/domain/listing/imports.ts';
import { emptyListing, newRoom } from '#src/domain/listing/listing.ts';

const data: PropertyData = {
  name: 'Casa Azul',
  property_type: 'homestay',
  description: 'By the river',
  city: 'Panjim',
  state: 'Goa',
  amenities: ['Free WiFi', 'Well'],
  rooms: [
    { name: '', description: '2 bedrooms', base_price: '3500', max_guests: '4' },
    { name: '', description: '', base_price: '2500', max_guests: '2' },
  ],
  policies: { check_in_time: '14:00', check_out_time: '10:00', house_rules: 'No pets' },
};
type Edit = (form: Filled) => Partial<Filled>;
const start = (edit: Edit = () => ({})): Filled => ({ ...emptyListing(), ...edit(emptyListing()) });
function apply(before: Filled, brought = data) {
  let rooms = 0;
  const after = fillEmpty(before, brought, () => {
    rooms += 1;
    return newRoom(`brought-${rooms}`);
  });
  return { from: 'Booking.com', before, after };
}
const taken = (form: Filled) =>
  compareImport(form, data)
    .filter(({ isTaken }) => isTaken)
    .map(({ path }) => path);
const everything = [
  'basics.name',
  'basics.property_type',
  'basics.description',
  'basics.city',
  'basics.state',
  'amenities',
  'rooms',
  'policies.check_in_time',
  'policies.check_out_time',
  'policies.house_rules',
];
const basics =
  (change: object): Edit =>
  (form) => ({ basics: { ...form.basics, ...change } });
const policies =
  (change: object): Edit =>
  (form) => ({ policies: { ...form.policies, ...change } });

test.each<[string, Edit, string[]]>([
  ['a new listing', () => ({}), []],
  ['a name and a city', basics({ name: 'Mine', city: 'Assagao' }), ['basics.name', 'basics.city']],
  ['a name of spaces', basics({ name: '   ' }), []],
  [
    'other times than the usual ones',
    policies({ check_in_time: '13:00', check_out_time: '12:00' }),
    ['policies.check_in_time', 'policies.check_out_time'],
  ],
  ['the usual times', policies({ check_in_time: '12:00', check_out_time: '11:00' }), []],
  ['an amenity', () => ({ amenities: ['Spa Services'] }), ['amenities']],
  ['a room that was added and not filled in', () => ({ rooms: [newRoom('mine')] }), []],
  ['a room with a name', () => ({ rooms: [{ ...newRoom('mine'), name: 'Blue' }] }), ['rooms']],
])('%s: an import fills what was left alone', (_, edit, kept) => {
  const before = start(edit);
  expect(taken(before)).toEqual(everything.filter((path) => !kept.includes(path)));
  const { after } = apply(before);
  if (kept.includes('basics.name')) expect(after.basics.name).toBe('Mine');
  if (kept.includes('rooms')) expect(after.rooms).toEqual(before.rooms);
  if (kept.includes('amenities')) expect(after.amenities).toEqual(before.amenities);
  expect(after.policies.check_in_time).toBe(kept.includes('policies.check_in_time') ? '13:00' : '14:00');
});

test.each<[string, Edit]>([
  ['a new listing', () => ({})],
  ['some fields', basics({ name: 'Mine', city: 'Assagao', description: ' ' })],
  ['own times', policies({ check_in_time: '13:00' })],
  ['an empty room', () => ({ rooms: [newRoom('mine')] })],
  ['own rooms and amenities', () => ({ rooms: [{ ...newRoom('mine'), name: 'Blue' }], amenities: ['Well', 'TV'] })],
])('undo puts back exactly what was: %s', (_, edit) => {
  const before = start(edit);
  const applied = apply(before);
  expect(undoImport(applied.after, applied)).toEqual({
    basics: before.basics,
    amenities: before.amenities,
    rooms: before.rooms,
    policies: before.policies,
  });
  const second = apply(applied.after, { ...data, name: 'Another', star_rating: '4' });
  expect(undoImport(undoImport(second.after, second), applied)).toEqual(undoImport(applied.after, applied));
});

test('a field that is left out is not filled, and what comes with others is', () => {
  const paths = ['basics.name', 'rooms', 'policies.house_rules'];
  const { after } = apply(start(), leaveOut(data, paths));
  expect([after.basics.name, after.basics.city, after.rooms, after.amenities]).toEqual([
    ...['', 'Panjim', [], ['Free WiFi', 'Well']],
  ]);
  expect(after.policies).toMatchObject({ check_in_time: '14:00', house_rules: '' });
  expect(leaveOut(data, [])).toEqual({ ...data, photos: undefined });
});

test('a room comes with the rate that fits its price, its bed and its size', () => {
  const rooms = [
    {
      name: 'Sea Suite',
      description: '',
      base_price: '9000',
      max_guests: '4',
      bed_config: 'King Bed',
      room_size: '48 m²',
    },
    { name: 'Hut', description: '', base_price: '', max_guests: '2' },
  ];
  const { after } = apply(start(), { rooms });
  expect(after.rooms).toMatchObject([
    { base_price: '9000', tax_rate: '18', bed_config: 'King Bed', room_size: '48 m²' },
    { base_price: '', tax_rate: '12', bed_config: '', room_size: '' },
  ]);
});

test('undo leaves what was typed since', () => {
  const applied = apply(start());
  const [first, second] = applied.after.rooms as [Filled['rooms'][number], Filled['rooms'][number]];
  const now: Filled = {
    basics: { ...applied.after.basics, description: 'By the lake', address: '4 Road' },
    amenities: ['Well', 'Kayaks'],
    rooms: [first, { ...second, name: 'Garden Room' }, { ...newRoom('own'), name: 'Blue' }],
    policies: { ...applied.after.policies, check_in_time: '15:00' },
  };
  const undone = undoImport(now, applied);
  expect(undone.basics).toMatchObject({ name: '', city: '', description: 'By the lake', address: '4 Road' });
  expect(undone.amenities).toEqual(['Kayaks']);
  expect(undone.rooms.map(({ name }) => name)).toEqual(['Garden Room', 'Blue']);
  expect(undone.policies).toMatchObject({ check_in_time: '15:00', check_out_time: '11:00', house_rules: '' });
});

test('what came in is marked until it is changed', () => {
  const applied = apply(start(basics({ city: 'Assagao' })));
  const marked = (form: Filled) => [...importedFields(form, [applied]).keys()];
  expect(marked(applied.after)).toEqual([
    'basics.name',
    'basics.property_type',
    'basics.description',
    'basics.state',
    'policies.check_in_time',
    'policies.check_out_time',
    'policies.house_rules',
    'amenities.Free WiFi',
    'amenities.Well',
    'rooms.0.description',
    'rooms.0.base_price',
    'rooms.0.max_guests',
    'rooms.1.base_price',
  ]);
  const [first, second] = applied.after.rooms as [Filled['rooms'][number], Filled['rooms'][number]];
  const changed: Filled = {
    ...applied.after,
    ...basics({ name: 'Casa Blue' })(applied.after),
    amenities: ['Well'],
    rooms: [second, { ...first, base_price: '4000' }],
  };
  expect(marked(changed).slice(0, 1)).toEqual(['basics.property_type']);
  expect(marked(changed).slice(-4)).toEqual([
    'amenities.Well',
    'rooms.1.description',
    'rooms.1.max_guests',
    'rooms.0.base_price',
  ]);
  expect(marked(applied.before)).toEqual([]);
});
