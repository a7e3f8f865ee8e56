import { maxFileBytes } from '#src/domain/listing/files.ts';

const sharpSide = 2400;
const quality = 0.85;
const sendable = ['image/jpeg', 'image/png', 'image/webp'];

/** Returns it upright, without metadata, at most `longestSide` pixels and 5 MB; the original if that is lighter. Rejects unreadable files. */
export async function shrinkPhoto(file: Blob, longestSide = sharpSide): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    let side = Math.min(longestSide, Math.max(picture.width, picture.height));
    let shrunk = await drawn(picture, side, file.type);
    while (shrunk.size > maxFileBytes && side > 1) {
      side = Math.floor(side * 0.75);
      shrunk = await drawn(picture, side, file.type);
    }
    const isSendable = sendable.includes(file.type) && file.size <= maxFileBytes;
    return isSendable && file.size <= shrunk.size ? file : shrunk;
  } finally {
    picture.close();
  }
}

/** A photo that may be transparent becomes WebP, as JPEG has no transparency. */
async function drawn(picture: ImageBitmap, side: number, type: string): Promise<Blob> {
  const scale = side / Math.max(picture.width, picture.height);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const jpeg = { type: 'image/jpeg', quality };
  if (type === jpeg.type) return canvas.convertToBlob(jpeg);
  const written = await canvas.convertToBlob({ type: 'image/webp', quality });
  // Safari cannot write WebP and returns a PNG, which is many times larger for a photo.
  return written.type === 'image/png' && isOpaque(context) ? canvas.convertToBlob(jpeg) : written;
}

function isOpaque(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}
