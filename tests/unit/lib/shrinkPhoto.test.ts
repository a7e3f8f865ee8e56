import { afterEach, describe, expect, test, vi } from 'vitest';
import { shrinkPhoto } from '#src/lib/shrinkPhoto.ts';

function engine(picture: { width: number; height: number; alpha?: number }, writes: Record<string, number>) {
  const asked: string[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ ...picture, close: () => {} }));
  class Canvas {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext() {
      const data = new Uint8Array(8).fill(255);
      data[7] = picture.alpha ?? 255;
      return { canvas: this, drawImage: () => {}, getImageData: () => ({ data }) };
    }
    async convertToBlob({ type }: { type: string }) {
      const written = type in writes ? type : 'image/png';
      asked.push(`${this.width}x${this.height} ${type}`);
      return file(written, this.width * this.height * (writes[written] ?? 0));
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return asked;
}
const file = (type: string, bytes: number) => new Blob([new Uint8Array(bytes)], { type });
const about = ({ type, size }: Blob) => [type, size];

const chromium = { 'image/jpeg': 0.25, 'image/webp': 0.2, 'image/png': 2 };
const webkit = { 'image/jpeg': 0.25, 'image/png': 2 };
const large = { width: 3000, height: 2000 };
const drawn = 2400 * 1600;

afterEach(() => vi.unstubAllGlobals());

describe('a photo', () => {
  test.each([
    ['JPEG', 'image/jpeg', 'image/jpeg', 0.25, chromium],
    ['PNG', 'image/png', 'image/webp', 0.2, chromium],
    ['WebP where the canvas writes none', 'image/webp', 'image/jpeg', 0.25, webkit],
    ['HEIC where the canvas writes no WebP', 'image/heic', 'image/jpeg', 0.25, webkit],
  ])('of type %s is made smaller', async (_, type, becomes, weight, writes) => {
    engine(large, writes);
    expect(about(await shrinkPhoto(file(type, 4_000_000)))).toEqual([becomes, drawn * weight]);
  });

  test('stays a PNG only where it has transparency, and the canvas writes no WebP', async () => {
    engine({ width: 800, height: 600, alpha: 254 }, webkit);
    expect(about(await shrinkPhoto(file('image/png', 2_000_000)))).toEqual(['image/png', 800 * 600 * 2]);
  });

  test.each([
    ['where it is small already', { width: 800, height: 600 }, 50_000],
    ['where it has more pixels than are sent', large, 850_000],
    ['with transparency', { ...large, alpha: 0 }, 850_000],
  ])('that would grow stays as it is, %s', async (_, picture, bytes) => {
    engine(picture, webkit);
    const original = file('image/webp', bytes);
    expect(await shrinkPhoto(original)).toBe(original);
  });

  test('of a kind the server does not take is written anew, though it grows', async () => {
    engine({ width: 800, height: 600 }, webkit);
    expect(about(await shrinkPhoto(file('image/avif', 9_000)))).toEqual(['image/jpeg', 120_000]);
  });

  test.each([
    ['noise', { width: 9000, height: 6000 }, { 'image/jpeg': 2 }, 'image/jpeg', '1800x1200 image/jpeg'],
    ['a drawing on nothing', { ...large, alpha: 0 }, { 'image/png': 4 }, 'image/png', '1350x900 image/webp'],
  ])(
    'that is too large for the server all the same loses more of its pixels: %s',
    async (_, picture, writes, type, last) => {
      const asked = engine(picture, writes);
      const sent = await shrinkPhoto(file(type, 9_000_000));
      expect(sent.size).toBeLessThanOrEqual(5 * 1024 * 1024);
      expect([sent.type, asked.at(-1)]).toEqual([type, last]);
    },
  );
});
