import { expect, test } from 'vitest';
import { judgeDocument, judgePhoto, narrowPhoto, unreadablePhoto } from '#src/features/listing/keep/photoFiles.ts';

const megabytes = (count: number) => count * 1024 * 1024;
const notAnImage = (name: string) => ({ title: 'Invalid file type', description: `${name} is not an image file` });

test.each([
  ['a.jpg', 'image/jpeg', null],
  ['a.heic', 'image/heic', null],
  ['a.png', '', null],
  ['a.pdf', 'application/pdf', notAnImage('a.pdf')],
  ['a.svg', 'image/svg+xml', notAnImage('a.svg')],
  ['a.txt', '', notAnImage('a.txt')],
])('photo %s of type "%s": %j', (name, type, expected) => {
  expect(judgePhoto({ name, type })).toEqual(expected);
});

test.each([
  ['a.pdf', 'application/pdf', megabytes(5) - 1, null],
  ['a.pdf', '', 1, null],
  ['a.jpeg', 'image/jpeg', 1, null],
  ['a.pdf', 'application/pdf', megabytes(5), 'File size must be less than 5MB'],
  ['a.webp', 'image/webp', 1, 'Please upload PDF, JPG, or PNG files only'],
  ['a.docx', '', 1, 'Please upload PDF, JPG, or PNG files only'],
])('document %s of type "%s" with %i bytes: %s', (name, type, size, expected) => {
  expect(judgeDocument({ name, type, size })).toBe(expected);
});

test('a file the browser cannot read is no image, but HEIC is explained', () => {
  expect(unreadablePhoto({ name: 'a.jpg', type: 'image/jpeg' })).toEqual(notAnImage('a.jpg'));
  expect(unreadablePhoto({ name: 'IMG_1.HEIC', type: '' }).description).toContain('Most Compatible');
});

test('a photo narrower than 1,200 px is warned about, one that is not loaded yet is not', () => {
  expect([0, 1200, 4000].map(narrowPhoto)).toEqual(['', '', '']);
  expect(narrowPhoto(40)).toMatch(/^This photo is only 40 px wide .+ at least 1,200 px wide\.$/);
});
