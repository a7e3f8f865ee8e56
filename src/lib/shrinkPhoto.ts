/** The longest side of a photo that is sent: sharp on any screen that shows it. */
const longestSide = 2400;
const quality = 0.85;

/**
 * The photo as it is sent: upright, at most 2400 pixels on a side, without what the camera wrote beside the picture. Small
 * ones that would only grow stay as they are. Rejects when the browser cannot read the file as a picture.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // JPEG has no transparency; where WebP cannot be written, the browser answers with PNG.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const shrunk = await canvas.convertToBlob({ type, quality });
    const isSendable = ['image/jpeg', 'image/png', 'image/webp'].includes(file.type);
    return scale === 1 && isSendable && file.size <= shrunk.size ? file : shrunk;
  } finally {
    picture.close();
  }
}
