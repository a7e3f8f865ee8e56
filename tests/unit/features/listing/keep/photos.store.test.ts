import { expect, test, vi } from 'vitest';
import { emptyListing } from '#src/domain/listing/listing.ts';
import type { PendingPhoto } from '#src/features/listing/keep/pendingPhotos.ts';
import { $queue, cancelPhoto, connectPhotoQueue } from '#src/features/listing/keep/photos.store.ts';
import { failure } from '#src/lib/result.ts';

const mocks = vi.hoisted(() => {
  // An earlier test file may have loaded the store with the real upload.
  vi.resetModules();
  return { upload: vi.fn(), readPending: vi.fn() };
});
vi.mock('#src/server/upload.ts', () => ({ upload: mocks.upload }));
vi.mock('#src/features/listing/keep/preparePhoto.ts', () => ({ preparePhoto: vi.fn(), warmUp: () => {} }));
vi.mock('#src/features/listing/keep/pendingPhotos.ts', () => ({
  readPending: mocks.readPending,
  keepPending: async () => {},
  forgetPending: async () => {},
}));

const photo = (id: string, order: number): PendingPhoto => ({
  id,
  property_id: 'house',
  room_id: null,
  name: `${id}.jpg`,
  order,
  blob: new Blob(['photo']),
  isReady: true,
});

test('a photo restored after a reload is sent once, and then waits for the connection', async () => {
  mocks.readPending.mockResolvedValue([photo('front', 1), photo('garden', 2)]);
  mocks.upload.mockImplementation(() => ({ done: Promise.resolve(failure('lost', '')), cancel: () => {} }));
  const host = { property_id: 'house', form: emptyListing, edit: () => {}, obstacle: () => '' };
  connectPhotoQueue({ ...host, ensureRow: async () => true });
  await vi.waitFor(() => expect($queue.get().map(({ progress }) => progress.state)).toEqual(['offline', 'offline']));
  expect(mocks.upload.mock.calls.map(([, { id }]) => id)).toEqual(['front', 'garden']);
  cancelPhoto('front');
  cancelPhoto('garden');
});
