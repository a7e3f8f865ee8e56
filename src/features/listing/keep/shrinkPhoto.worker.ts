import { shrinkPhoto } from '#src/lib/shrinkPhoto.ts';

// A worker, because a large photo takes a second and would block typing.
self.addEventListener('message', ({ data }: MessageEvent<{ key: number; file: Blob }>) => {
  shrinkPhoto(data.file).then(
    (blob) => self.postMessage({ key: data.key, blob }),
    () => self.postMessage({ key: data.key, blob: null }),
  );
});
