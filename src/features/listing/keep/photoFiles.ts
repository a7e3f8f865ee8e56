import { maxFileBytes } from '#src/domain/listing/files.ts';

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
    title: 'HEIC photos cannot be used here',
    description: `${file.name}: on an iPhone, choose Settings › Camera › Formats › Most Compatible, or send the photo to yourself as JPEG first.`,
  };
}

/** For a photo whose file broke off, and which cannot be shown. */
export const damagedPhoto = (name: string): FileProblem => ({
  title: 'Photo is damaged',
  description: `${name}: part of the file is missing. Copy it from your camera or phone again.`,
});

/** For one of which a part can be shown. */
export const repairedPhoto = (name: string): FileProblem => ({
  title: 'Photo is damaged',
  description: `${name}: the end of the file is missing. We keep what can be shown. Check it, or copy the photo from your camera or phone again.`,
});

/** The narrowest photo, in pixels, that is sharp on a large screen. */
const sharpWidth = 1200;

/** Warns about a photo so many pixels wide; '' for one that is wide enough, or not known. */
export const narrowPhoto = (width: number) =>
  width > 0 && width < sharpWidth
    ? `This photo is only ${width} px wide and looks blurred on large screens. Use one that is at least 1,200 px wide.`
    : '';

function notAnImage(name: string): FileProblem {
  return { title: 'Invalid file type', description: `${name} is not an image file` };
}

function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'];
const documentEnding = /\.(pdf|jpe?g|png)$/i;

/** Judges a chosen document; the sentence, or null when it may be sent. */
export function judgeDocument(file: { name: string; type: string; size: number }): string | null {
  const isKnown = file.type === '' ? documentEnding.test(file.name) : documentTypes.includes(file.type);
  if (!isKnown) return 'Please upload PDF, JPG, or PNG files only';
  return file.size >= maxFileBytes ? 'File size must be less than 5MB' : null;
}
