import { expect, test } from 'vitest';
import type { HotelDetails } from '#src/domain/hotel/hotel.ts';
import { describePhotos, ownPhotoWords } from '#src/domain/hotel/hotelPhotos.ts';

const own = (alt: string) => ({ url: '/photos/lotus-pool.webp', alt });
const sent = (alt: string) => ({ url: '/storage/v1/object/public/property-photos/a.webp', alt });
const told = (hotel: object[], room: object[]) =>
  ({
    nights: null,
    hotel: { name: 'Hotel Lotus', photos: hotel },
    rooms: [{ name: 'Twin', photos: room }],
  }) as unknown as HotelDetails;

test('pictures of the site keep the words of a page that was built; what an owner writes of a photo is as the server tells it', () => {
  const built = told([own('पूल'), sent('Garden')], [{ url: '/photos/lotus-twin-1.webp', alt: 'दो पलंग' }]);
  const anew = told(
    [sent('Garden in May'), own('Pool')],
    [{ url: '/photos/lotus-twin-1.webp', alt: 'Two beds' }, own('Pool')],
  );
  expect(describePhotos(anew, ownPhotoWords(built))).toEqual(
    told([sent('Garden in May'), own('पूल')], [{ url: '/photos/lotus-twin-1.webp', alt: 'दो पलंग' }, own('पूल')]),
  );
});
