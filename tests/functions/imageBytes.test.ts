import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { test } from 'vitest';
import {
  type CleanImage,
  cleanImage,
  cleanReviewPhoto,
  maxReviewSide,
  maxSide,
  repairImage,
} from '../../supabase/functions/_shared/imageBytes.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

const secretPlace = '15.4909,73.8278';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secretPlace}"/></rdf:RDF></x:xmpmeta>`;

function picture(): Sharp {
  const half = (color: string) => ({ create: { width: 20, height: 20, channels: 3 as const, background: color } });
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).composite([
    { input: half('blue'), left: 20, top: 0 },
  ]);
}

/** A photo with GPS position, camera maker and orientation. */
async function photographed(format: Format, orientation = 1): Promise<Uint8Array> {
  const exif = {
    IFD0: { Make: 'CanaryCamera', Copyright: 'Asha Kamat' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 29/1 27/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 49/1 40/1' },
  };
  return picture()
    .withExif(exif)
    .withMetadata({ orientation })
    .withXmp(xmp)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
}

function cleaned(bytes: Uint8Array): CleanImage {
  const image = cleanImage(bytes);
  assert.ok(typeof image === 'object', `refused: ${image}`);
  return image;
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pixels = async (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

for (const format of formats) {
  test(`${format}: nothing is left but the picture, and its pixels are the same`, async () => {
    const taken = await photographed(format);
    const before = await sharp(taken).metadata();
    assert.ok(
      before.exif && before.xmp && latin1(taken).includes('CanaryCamera'),
      'the file says more than the picture',
    );
    const image = cleaned(taken);
    assert.equal(image.type, `image/${format}`);
    assert.deepEqual([image.width, image.height], [40, 20]);
    for (const word of ['Exif', 'CanaryCamera', 'Asha', 'xmpmeta', secretPlace, 'GPS', 'photoshop']) {
      assert.ok(!latin1(image.bytes).includes(word), `${word} is gone`);
    }
    const about = await sharp(image.bytes).metadata();
    assert.deepEqual(
      [about.exif, about.xmp, about.iptc, about.orientation],
      [undefined, undefined, undefined, undefined],
    );
    assert.ok(about.icc, 'the colour profile stays');
    assert.deepEqual(await pixels(image.bytes), await pixels(taken));
  });

  test(`${format}: a photo of a review goes without its colour profile, too`, async () => {
    const image = cleanReviewPhoto(await photographed(format, 6));
    assert.ok(typeof image === 'object');
    const about = await sharp(image.bytes).metadata();
    assert.deepEqual([about.icc, about.orientation], [undefined, 6]);
    assert.deepEqual([image.width, image.height], [20, 40]);
  });

  test(`${format}: cleaning a clean picture changes no byte`, async () => {
    const once = cleaned(await photographed(format));
    assert.deepEqual(cleaned(once.bytes).bytes, once.bytes);
  });

  for (const orientation of [2, 3, 4, 5, 6, 7, 8]) {
    test(`${format}: turned as the camera noted (${orientation}), and nothing else noted`, async () => {
      const taken = await photographed(format, orientation);
      const image = cleaned(taken);
      const about = await sharp(image.bytes).metadata();
      assert.equal(about.orientation, orientation);
      assert.ok(!latin1(image.bytes).includes('CanaryCamera'));
      const upright = await sharp(taken).autoOrient().toBuffer({ resolveWithObject: true });
      assert.deepEqual([image.width, image.height], [upright.info.width, upright.info.height]);
      assert.deepEqual(
        await sharp(image.bytes).autoOrient().raw().toBuffer(),
        await sharp(taken).autoOrient().raw().toBuffer(),
      );
    });
  }

  test(`${format}: what follows the picture is cut off`, async () => {
    const taken = await picture().toFormat(format).toBuffer();
    const extra = Buffer.concat([taken, Buffer.from('PK\x03\x04<script>alert(1)</script>PK\x05\x06')]);
    assert.deepEqual(cleaned(extra).bytes, cleaned(taken).bytes);
  });

  test(`${format}: cut short anywhere it is refused, never an error`, async () => {
    const taken = await photographed(format, 6);
    for (let length = 0; length < taken.length; length += 1) {
      assert.equal(typeof cleanImage(taken.subarray(0, length)), 'string', `${length} of ${taken.length} bytes`);
    }
  });

  test(`${format}: a byte changed anywhere makes no error`, async () => {
    const taken = await photographed(format, 6);
    for (let at = 0; at < taken.length; at += 1) {
      for (const value of [0x00, 0x7f, 0xff]) {
        const broken = Uint8Array.from(taken);
        broken[at] = value;
        cleanImage(broken);
      }
    }
  });
}

test('the kinds of JPEG that cameras and tools write are read', async () => {
  for (const options of [
    { progressive: true },
    { mozjpeg: true },
    { chromaSubsampling: '4:4:4' },
    { optimiseCoding: false },
    { restartInterval: 2 },
  ]) {
    const taken = await picture().jpeg(options).toBuffer();
    assert.deepEqual(await pixels(cleaned(taken).bytes), await pixels(taken), JSON.stringify(options));
  }
  const grey = await picture().greyscale().jpeg().toBuffer();
  assert.deepEqual(await pixels(cleaned(grey).bytes), await pixels(grey));
  const printed = await picture().toColourspace('cmyk').jpeg().toBuffer();
  assert.deepEqual(await pixels(cleaned(printed).bytes), await pixels(printed));
});

test('the kinds of PNG and WebP that tools write are read', async () => {
  const glass = sharp({ create: { width: 9, height: 7, channels: 4, background: { r: 9, g: 8, b: 7, alpha: 0.4 } } });
  for (const taken of [
    await picture().png({ palette: true }).toBuffer(),
    await picture().png({ progressive: true }).toBuffer(),
    await glass.clone().png().toBuffer(),
    await glass.clone().webp().toBuffer(),
    await glass.clone().webp({ lossless: true }).toBuffer(),
    await glass.clone().withIccProfile('p3').webp().toBuffer(),
    await picture().webp({ lossless: true }).toBuffer(),
  ]) {
    assert.deepEqual(await pixels(cleaned(taken).bytes), await pixels(taken));
  }
});

test('a comment in a JPEG and a text in a PNG do not stay', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const note = Buffer.from('<html><script>alert(1)</script>');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, note.length + 2]), note]);
  const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  assert.deepEqual(cleaned(polyglot).bytes, cleaned(jpeg).bytes);
});

const refused: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  gif: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n'),
  bmp: Buffer.from('BM      '),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
  'a JPEG of three bytes and a page': Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1'),
  'a PNG signature and a page': Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'),
  'an empty RIFF': Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'),
};
for (const [name, bytes] of Object.entries(refused)) {
  test(`refused: ${name}`, () => assert.equal(typeof cleanImage(bytes), 'string'));
}

test('a moving WebP is refused', async () => {
  const raw = { width: 8, height: 16, channels: 3 as const, pageHeight: 8 };
  const frames = Buffer.alloc(8 * 16 * 3, 1).fill(200, 8 * 8 * 3);
  const moving = await sharp(frames, { raw })
    .webp({ delay: [100, 100] })
    .toBuffer();
  assert.ok(latin1(moving).includes('ANIM'));
  assert.equal(cleanImage(moving), 'damaged');
});

test('a wrong checksum in a PNG is refused', async () => {
  const png = await picture().png().toBuffer();
  png[20] = (png[20] as number) ^ 1;
  assert.equal(cleanImage(png), 'damaged');
});

test('more pixels than a picture may have are refused from the first bytes, before anything is decoded', async () => {
  const wide = await sharp({ create: { width: maxSide + 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  assert.equal(cleanImage(wide), 'too_many_pixels');
  const allowed = await sharp({ create: { width: maxSide, height: 1, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  assert.equal(typeof cleanImage(allowed), 'object');
  const jpeg = Buffer.from(allowed);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_000, frame + 5);
  jpeg.writeUInt16BE(65_000, frame + 7);
  assert.equal(cleanImage(jpeg), 'too_many_pixels');
});

test('a photo of a review is no larger than the screen sends, and no longer than its pixels can be', async () => {
  const black = (side: number) =>
    sharp({ create: { width: side, height: 10, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
  assert.equal(cleanReviewPhoto(await black(maxReviewSide + 1)), 'too_many_pixels');
  assert.equal(typeof cleanReviewPhoto(await black(maxReviewSide)), 'object');
  // Noise in all bits of a pixel cannot be compressed.
  const noise = randomBytes(64 * 64 * 8);
  const raw = { width: 64, height: 64, channels: 4 as const };
  const wide = sharp(new Uint16Array(noise.buffer, noise.byteOffset, noise.length / 2), { raw });
  assert.equal(typeof cleanReviewPhoto(await wide.toColourspace('rgb16').png().toBuffer()), 'object');
  const png = await picture().png().toBuffer();
  const end = png.length - 12;
  const named = Buffer.concat([Buffer.from('IDAT'), randomBytes(100_000)]);
  const extra = Buffer.alloc(8 + named.length);
  extra.writeUInt32BE(named.length - 4);
  named.copy(extra, 4);
  extra.writeUInt32BE(crc32(named), 4 + named.length);
  const carrier = Buffer.concat([png.subarray(0, end), extra, png.subarray(end)]);
  assert.equal(typeof cleanImage(carrier), 'object');
  assert.equal(cleanReviewPhoto(carrier), 'damaged');
});

const noisy = (format: 'jpeg' | 'png' | 'webp', progressive = false) =>
  sharp({
    create: {
      width: 120,
      height: 80,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    [format]({ progressive })
    .toBuffer();

test.each([
  ['a JPEG without its last mark', 'jpeg', false, -2],
  ['a JPEG cut in its picture', 'jpeg', false, 0.6],
  ['a progressive JPEG cut in a later scan', 'jpeg', true, 0.7],
  ['a PNG without its last mark', 'png', false, -12],
  ['a PNG cut in its last mark', 'png', false, -3],
] as const)('%s is repaired for a listing, and refused elsewhere', async (_, format, progressive, cut) => {
  const whole = await noisy(format, progressive);
  const bytes = new Uint8Array(whole.subarray(0, cut < 0 ? cut : Math.floor(whole.length * cut)));
  assert.equal(cleanImage(bytes), 'damaged');
  const image = repairImage(bytes);
  assert.ok(typeof image === 'object', String(image));
  assert.deepEqual([image.isRepaired, image.width, image.height], [true, 120, 80]);
  // A viewer ignores faults and shows what it can.
  const shown = await sharp(image.bytes, { failOn: 'none' }).raw().toBuffer();
  assert.deepEqual(shown.subarray(0, 3), (await sharp(whole).raw().toBuffer()).subarray(0, 3));
  assert.equal(typeof repairImage(image.bytes), 'object');
  assert.ok(typeof cleanImage(image.bytes) === 'object', 'what was repaired is whole');
});

test.each([
  ['a JPEG cut before its picture', 'jpeg', 0.02],
  ['a PNG cut in its picture', 'png', 0.5],
  ['a WebP cut in its picture', 'webp', 0.5],
] as const)('%s cannot be repaired', async (_, format, cut) => {
  const whole = await noisy(format);
  assert.equal(repairImage(new Uint8Array(whole.subarray(0, Math.floor(whole.length * cut)))), 'damaged');
});

test('a whole picture is no repaired one', async () => {
  for (const format of formats) assert.equal(cleaned(await photographed(format)).isRepaired, undefined);
});
