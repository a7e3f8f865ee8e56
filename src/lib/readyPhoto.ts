import { failure, type Result, success } from '#src/lib/result.ts';
import { shrinkPhoto } from '#src/lib/shrinkPhoto.ts';
import * as say from '#src/words/en/ui.ts';

/** What a file is by its first bytes, whatever it is called; null for anything but JPEG, PNG and WebP. */
export function pictureType(bytes: Uint8Array): string | null {
  const starts = (at: number, ...values: number[]) => values.every((value, index) => bytes[at + index] === value);
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  return null;
}

/** A chosen file as it is sent: judged by its content, and no larger than a screen shows. The server looks at it again. */
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
