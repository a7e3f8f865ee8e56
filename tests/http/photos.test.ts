import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const shapes = [
  ['two slashes', '//evil.example/a.jpg'],
  ['a backslash', '/\\evil.example/a.jpg'],
  ['a tab that browsers leave out', '/\t/evil.example/a.jpg'],
  ['a line break that they leave out', '/\n/evil.example/a.jpg'],
  ['another site', 'https://tracker.example/pixel.gif'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:image/png;base64,x'],
  ['a step upwards', '/photos/../admin'],
  ['a step upwards at the end', '/storage/v1/object/public/..'],
  ['a step upwards that browsers decode', '/photos/.%2E/%2e%2e/rest/v1/hotels'],
  ['a step upwards by backslashes', '/photos\\..\\admin'],
  ['nothing', ''],
] as const;

const writePhotos = (photos: unknown) =>
  world.sql('update public.properties set photos = $2 where id = $1', [
    world.propertyId('owner A', 'draft'),
    JSON.stringify(photos),
  ]);

describe('an address of a photo', () => {
  test.each(shapes)('with %s is taken by no table', async (_, url) => {
    const property_id = world.propertyId('owner A', 'draft');
    const photos = [{ url, alt: 'A photo' }];
    const { hotel, room } = world.hotelOf('owner A');
    const written = [
      world.sql('insert into public.property_images (property_id, image_url) values ($1, $2)', [property_id, url]),
      writePhotos(photos),
    ];
    for (const write of written) await expect(write).rejects.toMatchObject({ code: '23514' });
    const answers = [
      await world.call('admin', 'PATCH', `/rest/v1/hotels?id=eq.${hotel}`, { body: { main_image_url: url } }),
      await world.call('admin', 'PATCH', `/rest/v1/hotels?id=eq.${hotel}`, { body: { photos } }),
      await world.call('admin', 'PATCH', `/rest/v1/room_categories?id=eq.${room}`, { body: { photos } }),
    ];
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual(Array(3).fill([400, '23514']));
  });

  test.each([[[{}]], [[{ url: 7 }]], [['/a.jpg']], [[null]], [{ url: '/a.jpg' }]])(
    '%j is no list of photos',
    (photos) => expect(writePhotos(photos)).rejects.toMatchObject({ code: '23514' }),
  );

  test.each([
    '/photos/casa-patio.webp',
    '/photos/casa..patio.webp',
    '/storage/v1/object/public/property-photos/a/b.jpg',
  ])('may be %s', (url) => expect(writePhotos([{ url, alt: '' }])).resolves.toEqual([]));
});
