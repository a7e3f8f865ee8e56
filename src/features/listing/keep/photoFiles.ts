import { maxFileBytes } from '#src/domain/listing/files.ts';
import * as say from '#src/words/staff/wizard.ts';

/** The toast about a file that cannot be used. */
interface FileProblem {
  title: string;
  description: string;
}

const imageEnding = /\.(jpe?g|png|webp|avif|gif|heic|heif|bmp)$/i;

/** Judges a chosen photo by what can be known without reading it; null when it may be tried. One that is too large is made smaller. */
export function judgePhoto(file: { name: string; type: string }): FileProblem | null {
  const isImage = file.type === '' ? imageEnding.test(file.name) : file.type.startsWith('image/');
  return isImage && file.type !== 'image/svg+xml' ? null : notAnImage(file.name);
}

/** For a file whose bytes the browser cannot read as a picture. */
export function unreadablePhoto(file: { name: string; type: string }): FileProblem {
  if (!isHeic(file)) return notAnImage(file.name);
  return {
    title: say.heicNotUsable,
    description: say.howToAvoidHeic(file.name),
  };
}

/** For a photo whose file broke off, and which cannot be shown. */
export const damagedPhoto = (name: string): FileProblem => ({
  title: say.photoIsDamaged,
  description: say.partOfFileIsMissing(name),
});

/** For one of which a part can be shown. */
export const repairedPhoto = (name: string): FileProblem => ({
  title: say.photoIsDamaged,
  description: say.endOfFileIsMissing(name),
});

/** The narrowest photo, in pixels, that is sharp on a large screen. */
const sharpWidth = 1200;

/** Warns about a photo so many pixels wide; '' for one that is wide enough, or not known. */
export const narrowPhoto = (width: number) => (width > 0 && width < sharpWidth ? say.photoIsNarrow(width) : '');

function notAnImage(name: string): FileProblem {
  return { title: say.invalidFileType, description: say.isNotImageFile(name) };
}

function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'];
const documentEnding = /\.(pdf|jpe?g|png)$/i;

/** Judges a chosen document; the sentence, or null when it may be sent. */
export function judgeDocument(file: { name: string; type: string; size: number }): string | null {
  const isKnown = file.type === '' ? documentEnding.test(file.name) : documentTypes.includes(file.type);
  if (!isKnown) return say.uploadPdfJpgOrPng;
  return file.size >= maxFileBytes ? say.fileSizeLimit : null;
}
