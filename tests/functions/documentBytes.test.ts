import assert from 'node:assert/strict';
import sharp from 'sharp';
import { test } from 'vitest';
import { cleanDocument } from '../../supabase/functions/_shared/documentBytes.ts';
import { cleanName } from '../../supabase/functions/_shared/fileName.ts';

const page = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const pdf = (text: string) => Buffer.from(text, 'latin1');
const dot = () => sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } });

test('a PDF stays as it is up to its end', () => {
  for (const after of ['', '\r\n', 'PK\x03\x04 an archive PK\x05\x06\0\0']) {
    const document = cleanDocument(pdf(page + after));
    assert.ok(typeof document === 'object');
    assert.equal(document.type, 'application/pdf');
    assert.equal(Buffer.from(document.bytes).toString('latin1'), page);
  }
});

test('a PDF that was changed later keeps all its versions', () => {
  const twice = `${page}2 0 obj\nendobj\nstartxref\n99\n%%EOF\n`;
  const document = cleanDocument(pdf(twice));
  assert.ok(typeof document === 'object');
  assert.equal(Buffer.from(document.bytes).toString('latin1'), twice);
});

const refused: readonly (readonly [what: string, bytes: Buffer, code: string])[] = [
  ['nothing', pdf(''), 'invalid_type'],
  ['a page', pdf('<!doctype html><p>'), 'invalid_type'],
  ['a page before the PDF', pdf(`<html>${page}`), 'invalid_type'],
  ['a line before the PDF', pdf(`\n${page}`), 'invalid_type'],
  ['a page at the start of the PDF', pdf(page.replace('1 0 obj', '%<script>alert(1)</script>\n1 0 obj')), 'damaged'],
  ['a page behind a short PDF', pdf(`${page}<html>`), 'damaged'],
  ['a PDF that breaks off', pdf(page.slice(0, 40)), 'damaged'],
  ['a PDF of an unknown version', pdf(page.replace('1.7', '9.9')), 'damaged'],
  ['an archive', pdf('PK\x03\x04'), 'invalid_type'],
  ['a program', pdf('MZ\x90\0'), 'invalid_type'],
  ['a script with the PDF word in it', pdf(`#!/bin/sh\n${page}`), 'invalid_type'],
];
test('whatever its name says, a file that is no PDF, JPG or PNG is refused', () => {
  for (const [what, bytes, code] of refused) assert.equal(cleanDocument(bytes), code, what);
});

test('a WebP is a photo, not a document', async () => {
  assert.equal(cleanDocument(await dot().webp().toBuffer()), 'invalid_type');
});

test('a photographed document loses what the camera wrote into it', async () => {
  for (const taken of [dot().jpeg(), dot().png()]) {
    const document = cleanDocument(await taken.withExif({ IFD0: { Make: 'CanaryCamera' } }).toBuffer());
    assert.ok(typeof document === 'object');
    assert.equal((await sharp(document.bytes).metadata()).exif, undefined);
  }
});

test('names become plain names with the ending that suits the file', () => {
  for (const [typed, name] of [
    ['GST certificate.pdf', 'GST certificate.pdf'],
    ['पहचान पत्र.pdf', 'पहचान पत्र.pdf'],
    ['scan.JPEG', 'scan.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\asha\\pan.jpg', 'pan.pdf'],
    ['a\r\nb\0c.pdf', 'abc.pdf'],
    ['fdp.\u202egpj.exe', 'fdp.gpj.pdf'],
    ['"><script>.pdf', 'script.pdf'],
    ['.hidden', 'hidden.pdf'],
    ['', 'document.pdf'],
    ['\u200b', 'document.pdf'],
  ] as const) {
    assert.equal(cleanName(typed, 'pdf'), name);
  }
  assert.equal(cleanName(`${'é'.repeat(500)}.jpeg`, 'jpg').length, 119);
});
