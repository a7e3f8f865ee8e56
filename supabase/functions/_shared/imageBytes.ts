/** Rewrites a picture with an allow-list: drops EXIF, XMP, comments, thumbnails, GPS and trailing bytes. Keeps the orientation. */

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface CleanImage {
  type: ImageType;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
  isRepaired?: boolean;
}

export type ImageRefusal = 'invalid_type' | 'damaged' | 'too_many_pixels';

export const maxSide = 12_000;
const maxPixels = 50_000_000;

class Refused extends Error {
  readonly code: ImageRefusal;
  constructor(code: ImageRefusal) {
    super(code);
    this.code = code;
  }
}

/** Returns the cleaned picture, or why it is refused. A colour profile may hold text; `keepsProfile` false removes it. */
export function cleanImage(bytes: Uint8Array, keepsProfile = true): CleanImage | ImageRefusal {
  const image = repairImage(bytes, keepsProfile);
  return typeof image === 'object' && image.isRepaired ? 'damaged' : image;
}

/** Also accepts a picture without its end where viewers show the rest: a JPEG with some data, a PNG without its last chunk. */
export function repairImage(bytes: Uint8Array, keepsProfile = true): CleanImage | ImageRefusal {
  const clean = cleaners.find(({ signature }) => signature(bytes))?.clean;
  if (!clean) return 'invalid_type';
  try {
    return clean(bytes, keepsProfile);
  } catch (error) {
    if (error instanceof Refused) return error.code;
    // Reading past the end.
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
}

/** Review photos arrive with 1,600 pixels at most, or more if the original had fewer bytes. */
export const maxReviewSide = 4096;

/** Cleans a review photo and removes its colour profile. Refuses one larger than the screen sends, or with too many bytes for its pixels. */
export function cleanReviewPhoto(bytes: Uint8Array): CleanImage | ImageRefusal {
  const image = cleanImage(bytes, false);
  if (typeof image === 'string') return image;
  const { width, height } = image;
  if (Math.max(width, height) > maxReviewSide) return 'too_many_pixels';
  // No format needs more than eight bytes a pixel; its tables are small.
  return image.bytes.length > width * height * 8 + 4096 ? 'damaged' : image;
}

interface Cleaner {
  signature(bytes: Uint8Array): boolean;
  clean(bytes: Uint8Array, keepsProfile: boolean): CleanImage;
}
const cleaners: readonly Cleaner[] = [
  { signature: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), clean: cleanJpeg },
  { signature: (bytes) => startsWith(bytes, pngSignature()), clean: cleanPng },
  { signature: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP', clean: cleanWebp },
];

function cleanJpeg(bytes: Uint8Array, keepsProfile: boolean): CleanImage {
  const reader = new Reader(bytes);
  const kept: Uint8Array[] = [Uint8Array.of(0xff, 0xd8)];
  let size: Size | undefined;
  let orientation = 1;
  let scans = 0;
  let isRepaired = false;
  reader.skip(2);
  for (;;) {
    if (scans > 0 && isOver(reader)) {
      isRepaired = true;
      break;
    }
    const marker = nextMarker(reader);
    if (marker === 0xd9) break;
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) throw new Refused('damaged');
    const start = reader.at;
    const length = reader.uint16();
    if (length < 2) throw new Refused('damaged');
    const body = reader.take(length - 2);
    const segment = bytes.subarray(start, reader.at);

    if (isFrame(marker)) {
      if (size || marker > 0xc2 || body[0] !== 8 || ![1, 3, 4].includes(body[5] ?? 0)) throw new Refused('damaged');
      size = boundedSize(uint16(body, 3), uint16(body, 1));
    } else if (marker === 0xe1 && textAt(body, 0, 6) === 'Exif\0\0' && orientation === 1) {
      orientation = readOrientation(body.subarray(6));
    }

    if (marker === 0xda) {
      if (!size) throw new Refused('damaged');
      scans += 1;
      const { scan, isCut } = takeScan(reader);
      // With fewer bytes a photo shows little but grey.
      if (isCut && scans === 1 && scan.length * 64 < size.width * size.height) throw new Refused('damaged');
      kept.push(Uint8Array.of(0xff, marker), segment, scan);
      isRepaired = isCut;
      if (isCut) break;
    } else if (isNeeded(marker, body) || (keepsProfile && isProfile(marker, body))) {
      kept.push(Uint8Array.of(0xff, marker), segment);
    }
  }
  if (!size || scans === 0) throw new Refused('damaged');
  kept.push(Uint8Array.of(0xff, 0xd9));
  if (orientation !== 1) kept.splice(1, 0, exifSegment(orientation));
  return { type: 'image/jpeg', ...turned(size, orientation), bytes: join(kept), ...(isRepaired && { isRepaired }) };
}

function nextMarker(reader: Reader): number {
  if (reader.uint8() !== 0xff) throw new Refused('damaged');
  let marker = reader.uint8();
  while (marker === 0xff) marker = reader.uint8();
  return marker;
}

/** Start of frame: all of C0–CF except DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isNeeded(marker: number, body: Uint8Array): boolean {
  if (isFrame(marker)) return true;
  if ([0xc4, 0xdb, 0xdd].includes(marker)) return true; // Huffman tables, quantisation, restart interval
  if (marker === 0xe0) return textAt(body, 0, 5) === 'JFIF\0' && body.length === 14; // without a thumbnail
  if (marker === 0xee) return textAt(body, 0, 5) === 'Adobe' && body.length === 12; // how four-colour pictures are meant
  return false;
}

const isProfile = (marker: number, body: Uint8Array) => marker === 0xe2 && textAt(body, 0, 12) === 'ICC_PROFILE\0';

function isOver({ bytes, at, left }: Reader): boolean {
  if (left < 2) return true;
  if (bytes[at] !== 0xff || bytes[at + 1] === 0xd9 || bytes[at + 1] === 0xff) return false;
  return left < 4 || left < 2 + uint16(bytes, at + 2);
}

/** Reads entropy-coded data up to the next marker, restarts included; `isCut`: the file ends first. */
function takeScan(reader: Reader): { scan: Uint8Array; isCut: boolean } {
  const { bytes } = reader;
  let end = reader.at;
  for (;;) {
    end = bytes.indexOf(0xff, end);
    if (end < 0 || end + 1 >= bytes.length) {
      return { scan: reader.take((end < 0 ? bytes.length : end) - reader.at), isCut: true };
    }
    const next = bytes[end + 1] as number;
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) end += 2;
    else if (next === 0xff) end += 1;
    else break;
  }
  return { scan: reader.take(end - reader.at), isCut: false };
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = orientationTiff(orientation);
  const body = join([ascii('Exif\0\0'), tiff]);
  return join([Uint8Array.of(0xff, 0xe1), uint16Bytes(body.length + 2), body]);
}

function pngSignature(): number[] {
  return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
}

const neededChunks = new Set(['PLTE', 'tRNS', 'cHRM', 'gAMA', 'sRGB', 'sBIT', 'cICP']);

function cleanPng(bytes: Uint8Array, keepsProfile: boolean): CleanImage {
  const reader = new Reader(bytes);
  const kept: Uint8Array[] = [Uint8Array.from(pngSignature())];
  let size: Size | undefined;
  let orientation = 1;
  let pixels: 'before' | 'in' | 'after' = 'before';
  const finished = (size: Size, last: Uint8Array): CleanImage => {
    if (orientation !== 1) kept.splice(2, 0, pngChunk('eXIf', orientationTiff(orientation)));
    return { type: 'image/png', ...turned(size, orientation), bytes: join([...kept, last]) };
  };
  reader.skip(8);
  for (;;) {
    if (pixels !== 'before' && size && isPngOver(reader))
      return { ...finished(size, pngChunk('IEND', new Uint8Array())), isRepaired: true };
    const start = reader.at;
    const length = reader.uint32();
    const head = reader.at;
    const name = reader.text(4);
    const body = reader.take(length);
    if (crc32(bytes.subarray(head, reader.at)) !== reader.uint32()) throw new Refused('damaged');
    const chunk = bytes.subarray(start, reader.at);

    if (!size !== (name === 'IHDR')) throw new Refused('damaged');
    if (name !== 'IDAT' && pixels === 'in') pixels = 'after';
    if (name === 'IHDR') {
      if (length !== 13) throw new Refused('damaged');
      size = boundedSize(uint32(body, 0), uint32(body, 4));
      kept.push(chunk);
    } else if (name === 'IDAT') {
      if (pixels === 'after') throw new Refused('damaged');
      pixels = 'in';
      kept.push(chunk);
    } else if (name === 'IEND') {
      if (length !== 0 || pixels === 'before' || !size) throw new Refused('damaged');
      return finished(size, chunk);
    } else if (name === 'eXIf') {
      orientation = readOrientation(body);
    } else if (neededChunks.has(name) || (keepsProfile && name === 'iCCP')) {
      kept.push(chunk);
    }
  }
}

const isPngOver = ({ bytes, at, left }: Reader) => left < 8 || (left < 12 && textAt(bytes, at + 4, 4) === 'IEND');

function pngChunk(name: string, body: Uint8Array): Uint8Array {
  const named = join([ascii(name), body]);
  return join([uint32Bytes(body.length), named, uint32Bytes(crc32(named))]);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const flags = { icc: 0x20, alpha: 0x10, exif: 0x08, animation: 0x02 } as const;

function cleanWebp(bytes: Uint8Array, keepsProfile: boolean): CleanImage {
  const riffEnd = 8 + uint32le(bytes, 4);
  if (riffEnd > bytes.length) throw new Refused('damaged');
  const reader = new Reader(bytes.subarray(0, riffEnd));
  const chunks: { name: string; body: Uint8Array }[] = [];
  reader.skip(12);
  while (reader.left > 0) {
    const name = reader.text(4);
    const length = reader.uint32le();
    chunks.push({ name, body: reader.take(length) });
    if (length % 2 === 1 && reader.left > 0) reader.skip(1);
  }
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)?.body;
  const pictures = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const [picture] = pictures;
  const extended = find('VP8X');
  const moves = find('ANIM') || find('ANMF') || (extended && (extended[0] ?? 0) & flags.animation);
  if (!picture || pictures.length > 1 || moves) throw new Refused('damaged');
  const size = picture.name === 'VP8L' ? losslessSize(picture.body) : lossySize(picture.body);
  if (!extended) {
    if (chunks[0] !== picture) throw new Refused('damaged');
    return { type: 'image/webp', ...size, bytes: riff([picture]) };
  }

  if (chunks[0]?.name !== 'VP8X' || extended.length !== 10) throw new Refused('damaged');
  if (uint24le(extended, 4) + 1 !== size.width || uint24le(extended, 7) + 1 !== size.height)
    throw new Refused('damaged');
  const exif = find('EXIF');
  const orientation = exif ? readOrientation(textAt(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif) : 1;
  const icc = keepsProfile ? find('ICCP') : undefined;
  const alpha = picture.name === 'VP8 ' ? find('ALPH') : undefined;
  const head = Uint8Array.from(extended);
  head.fill(0, 1, 4);
  head[0] = (icc ? flags.icc : 0) | ((extended[0] as number) & flags.alpha) | (orientation === 1 ? 0 : flags.exif);
  return {
    type: 'image/webp',
    ...turned(size, orientation),
    bytes: riff([
      { name: 'VP8X', body: head },
      ...(icc ? [{ name: 'ICCP', body: icc }] : []),
      ...(alpha ? [{ name: 'ALPH', body: alpha }] : []),
      picture,
      ...(orientation === 1 ? [] : [{ name: 'EXIF', body: orientationTiff(orientation) }]),
    ]),
  };
}

function lossySize(body: Uint8Array): Size {
  // A key frame, its start code, then 14 bits each of width and height.
  if (body.length < 10 || ((body[0] as number) & 1) !== 0) throw new Refused('damaged');
  if (body[3] !== 0x9d || body[4] !== 0x01 || body[5] !== 0x2a) throw new Refused('damaged');
  return boundedSize(uint16le(body, 6) & 0x3fff, uint16le(body, 8) & 0x3fff);
}

function losslessSize(body: Uint8Array): Size {
  if (body.length < 5 || body[0] !== 0x2f) throw new Refused('damaged');
  const bits = uint32le(body, 1);
  return boundedSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function riff(chunks: readonly { name: string; body: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const parts = chunks.flatMap(({ name, body }) => [
    ascii(name),
    uint32leBytes(body.length),
    body,
    ...(body.length % 2 === 1 ? [Uint8Array.of(0)] : []),
  ]);
  const content = join([ascii('WEBP'), ...parts]);
  return join([ascii('RIFF'), uint32leBytes(content.length), content]);
}

const orientationTag = 0x0112;

function readOrientation(tiff: Uint8Array): number {
  const order = textAt(tiff, 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1;
  const data = view(tiff);
  const little = order === 'II';
  const directory = data.getUint32(4, little);
  if (directory + 2 > tiff.length) return 1;
  const entries = data.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > tiff.length) return 1;
    if (data.getUint16(at, little) !== orientationTag) continue;
    const value = data.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function orientationTiff(orientation: number): Uint8Array {
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );
}

interface Size {
  width: number;
  height: number;
}

function boundedSize(width: number, height: number): Size {
  if (width === 0 || height === 0) throw new Refused('damaged');
  if (width > maxSide || height > maxSide || width * height > maxPixels) throw new Refused('too_many_pixels');
  return { width, height };
}

/** Orientations from 5 on are turned by 90°. */
function turned({ width, height }: Size, orientation: number): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Reading past the end refuses the file. */
class Reader {
  readonly bytes: Uint8Array;
  at = 0;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
  get left(): number {
    return this.bytes.length - this.at;
  }
  take(length: number): Uint8Array {
    if (length > this.left) throw new Refused('damaged');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  skip(length: number): void {
    this.take(length);
  }
  text(length: number): string {
    return textAt(this.take(length), 0, length);
  }
  uint8(): number {
    return this.take(1)[0] as number;
  }
  uint16(): number {
    return uint16(this.take(2), 0);
  }
  uint32(): number {
    return uint32(this.take(4), 0);
  }
  uint32le(): number {
    return uint32le(this.take(4), 0);
  }
}

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
const uint16 = (bytes: Uint8Array, at: number) => view(bytes).getUint16(at);
const uint32 = (bytes: Uint8Array, at: number) => view(bytes).getUint32(at);
const uint16le = (bytes: Uint8Array, at: number) => view(bytes).getUint16(at, true);
const uint24le = (bytes: Uint8Array, at: number) =>
  view(bytes).getUint8(at) + view(bytes).getUint16(at + 1, true) * 256;
const uint32le = (bytes: Uint8Array, at: number) => view(bytes).getUint32(at, true);

const uint16Bytes = (value: number) => Uint8Array.of((value >>> 8) & 0xff, value & 0xff);
const uint32Bytes = (value: number) =>
  Uint8Array.of((value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
const uint32leBytes = (value: number) => uint32Bytes(value).reverse();

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
