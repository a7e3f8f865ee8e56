import { maxFileBytes } from '#src/domain/listing/files.ts';
import * as say from '#src/words/staff/wizard.ts';

interface FileProblem {
  title: string;
  description: string;
}

const imageEnding = /\.(jpe?g|png|webp|avif|gif|heic|heif|bmp)$/i;

/** Checks a photo by name and type. Returns null if it may be tried. Size does not matter: it is reduced later. */
export function judgePhoto(file: { name: string; type: string }): FileProblem | null {
  const isImage = file.type === '' ? imageEnding.test(file.name) : file.type.startsWith('image/');
  return isImage && file.type !== 'image/svg+xml' ? null : notAnImage(file.name);
}

export function unreadablePhoto(file: { name: string; type: string }): FileProblem {
  if (!isHeic(file)) return notAnImage(file.name);
  return {
    title: say.heicNotUsable,
    description: say.howToAvoidHeic(file.name),
  };
}

export const damagedPhoto = (name: string): FileProblem => ({
  title: say.photoIsDamaged,
  description: say.partOfFileIsMissing(name),
});

export const repairedPhoto = (name: string): FileProblem => ({
  title: say.photoIsDamaged,
  description: say.endOfFileIsMissing(name),
});

/** The narrowest photo, in pixels, that is sharp on a large screen. */
const sharpWidth = 1200;

/** Returns a warning for a narrow photo, or ''. `width`: pixels, 0 if unknown. */
export const narrowPhoto = (width: number) => (width > 0 && width < sharpWidth ? say.photoIsNarrow(width) : '');

function notAnImage(name: string): FileProblem {
  return { title: say.invalidFileType, description: say.isNotImageFile(name) };
}

function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'];
const documentEnding = /\.(pdf|jpe?g|png)$/i;

export function judgeDocument(file: { name: string; type: string; size: number }): string | null {
  const isKnown = file.type === '' ? documentEnding.test(file.name) : documentTypes.includes(file.type);
  if (!isKnown) return say.uploadPdfJpgOrPng;
  return file.size >= maxFileBytes ? say.fileSizeLimit : null;
}
