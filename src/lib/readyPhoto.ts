import { failure, type Result, success } from '#src/lib/result.ts';
import { shrinkPhoto } from '#src/lib/shrinkPhoto.ts';
import * as say from '#src/words/en/common.ts';

/** Returns null unless the bytes are JPEG, PNG or WebP. */
export function pictureType(bytes: Uint8Array): string | null {
  const starts = (at: number, ...values: number[]) => values.every((value, index) => bytes[at + index] === value);
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  return null;
}

export function isCutShort(bytes: Uint8Array): boolean {
  const last = (...values: number[]) => {
    for (let at = bytes.length - values.length; at >= 0; at--)
      if (values.every((value, index) => bytes[at + index] === value)) return at;
    return -1;
  };
  const type = pictureType(bytes);
  if (type === 'image/jpeg') return last(0xff, 0xd9) < last(0xff, 0xda);
  if (type === 'image/png') return last(0x49, 0x45, 0x4e, 0x44) < 0;
  const size = type === 'image/webp' && new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return size !== false && size + 8 > bytes.length;
}

/** Scaled down to screen size. The server checks it again. */
export async function readyPhoto(file: File, longestSide?: number): Promise<Result<Blob>> {
  const type = pictureType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  const notAPicture = failure('refused', say.notAPicture);
  if (!type) return notAPicture;
  try {
    return success(await shrinkPhoto(new Blob([file], { type }), longestSide));
  } catch {
    return notAPicture;
  }
}
