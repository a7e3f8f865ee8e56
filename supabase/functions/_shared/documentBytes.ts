import { cleanImage, type ImageRefusal, type ImageType } from './imageBytes.ts';

export interface CleanDocument {
  type: ImageType | 'application/pdf';
  bytes: Uint8Array<ArrayBuffer>;
}

export function cleanDocument(bytes: Uint8Array): CleanDocument | ImageRefusal {
  if (latin1(bytes.subarray(0, 5)) === '%PDF-') return cleanPdf(bytes) ?? 'damaged';
  const image = cleanImage(bytes);
  if (typeof image === 'string') return image;
  return image.type === 'image/webp' ? 'invalid_type' : { type: image.type, bytes: image.bytes };
}

/** Markup that a browser may mistake for a page. */
const markup = /<!doctype|<html|<script|<svg|<body|<iframe/i;

function cleanPdf(bytes: Uint8Array): CleanDocument | null {
  const head = latin1(bytes.subarray(0, 1024));
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(head) || markup.test(head)) return null;
  const tailStart = Math.max(0, bytes.length - 2048);
  const tail = latin1(bytes.subarray(tailStart));
  // Data after the end belongs to another file in the same bytes, such as an archive.
  const end = /^[\s\S]*startxref\s+\d+\s+%%EOF/.exec(tail)?.[0].length;
  return end === undefined ? null : { type: 'application/pdf', bytes: copyOf(bytes.subarray(0, tailStart + end)) };
}

function copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes.length + 1);
  copy.set(bytes);
  copy[bytes.length] = 0x0a;
  return copy;
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
