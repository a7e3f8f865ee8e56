import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { share } from '#src/lib/share.ts';

const hotel = { title: 'Hotel Lotus', text: 'A stay in Candolim', url: 'https://example.test/hotel/1' };
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const device = (extra: object) => vi.stubGlobal('navigator', { clipboard: { writeText }, ...extra });

test('uses the share panel of the device', async () => {
  const panel = vi.fn().mockResolvedValue(undefined);
  device({ share: panel });
  expect(await share(hotel)).toBe('shared');
  expect(panel).toHaveBeenCalledWith(hotel);
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the link where there is no panel', async () => {
  device({});
  expect(await share(hotel)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(hotel.url);
});

test.each([
  ['the visitor closes the panel', 'AbortError'],
  ['the panel is still opening', 'InvalidStateError'],
])('copies nothing when %s', async (_, name) => {
  device({ share: vi.fn().mockRejectedValue(new DOMException('no', name)) });
  expect(await share(hotel)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('logs a failing panel and copies the link', async () => {
  const broken = new DOMException('no', 'NotAllowedError');
  device({ share: vi.fn().mockRejectedValue(broken) });
  expect(await share(hotel)).toBe('copied');
  expect(console.error).toHaveBeenCalledWith(broken);
  expect(writeText).toHaveBeenCalledWith(hotel.url);
});

test.each([
  ['refused', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
  ['missing', { clipboard: undefined }],
])('says so when the clipboard is %s', async (_, without) => {
  device(without);
  expect(await share(hotel)).toBe('failed');
  expect(console.error).toHaveBeenCalled();
});
