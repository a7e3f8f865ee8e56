import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChat } from '#src/lib/whatsapp.ts';

const phone = '+91 98765-43210';
const text = 'Hello & welcome?';
const chat = 'https://wa.me/919876543210?text=Hello%20%26%20welcome%3F';
const webChat = 'https://web.whatsapp.com/send?phone=919876543210&text=Hello%20%26%20welcome%3F';

interface Opened {
  opener: unknown;
  location: { replace: (url: string) => void };
}
const open = vi.fn<() => Opened | null>();
const visited: string[] = [];
const link = { href: '', target: '', dispatchEvent: vi.fn<() => boolean>(), remove: vi.fn() };

const newWindow = (): Opened => ({ opener: 'this page', location: { replace: (url) => visited.push(url) } });

beforeEach(() => {
  visited.length = 0;
  open.mockReset();
  link.dispatchEvent.mockReset().mockReturnValue(true);
  link.remove.mockReset();
  vi.stubGlobal('window', { open });
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => {} } });
  vi.stubGlobal('MouseEvent', class {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('opens a new window that knows nothing of this page', () => {
  const opened = newWindow();
  open.mockReturnValue(opened);
  expect(openChat(phone, text)).toBe(true);
  expect(visited).toEqual([chat]);
  expect(opened.opener).toBeNull();
  expect(link.dispatchEvent).not.toHaveBeenCalled();
});

test('leaves this page by a link when the window is blocked: that is never blocked', () => {
  open.mockReturnValue(null);
  expect(openChat(phone, text)).toBe(true);
  expect(link).toMatchObject({ href: chat, target: '_self' });
  expect(link.remove).toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(1);
});

test('falls back to the web client', () => {
  open.mockReturnValueOnce(null).mockReturnValueOnce(newWindow());
  link.dispatchEvent.mockReturnValue(false);
  expect(openChat(phone, text)).toBe(true);
  expect(visited).toEqual([webChat]);
});

test('answers false when every way fails, whether refused or thrown', () => {
  open.mockReturnValueOnce(null).mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  link.dispatchEvent.mockReturnValue(false);
  expect(openChat(phone, text)).toBe(false);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(link.remove).toHaveBeenCalled();
});

test('opens nothing without a number', () => {
  expect(openChat('none', text)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
