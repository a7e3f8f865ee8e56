import { shrinkPhoto } from '#src/lib/shrinkPhoto.ts';

// Decoding and encoding take a second for a large photo: here it does not hold up typing.
self.addEventListener('message', ({ data }: MessageEvent<{ key: number; file: Blob }>) => {
  shrinkPhoto(data.file).then(
    (blob) => self.postMessage({ key: data.key, blob }),
    () => self.postMessage({ key: data.key, blob: null }),
  );
});
