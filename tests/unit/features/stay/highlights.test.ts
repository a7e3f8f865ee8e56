import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BrandHotel, withFigures } from '#src/content/houseFigures.ts';
import type { Highlights } from '#src/domain/hotel/highlights.ts';
import { ratingWords } from '#src/words/en/site.ts';

const told: Highlights = {
  houses: [
    {
      hotel_id: 'of-the-backend',
      showcase_id: 'hotel-lotus',
      rating: 4.8,
      review_count: 91,
      from_price: 190_050,
      rooms: [
        { id: 'a', name: 'Twin Bed Suite', from_price: 190_050 },
        { id: 'b', name: 'Presidential suite', from_price: null },
      ],
    },
  ],
  featured: [],
  inr_per_dollar: null,
};

describe('a house as the pages show it', () => {
  const room = (title: string, from: number, to: number) => ({ title, priceRange: { from, to } });
  const written = {
    id: 'hotel-lotus',
    hotelId: 'of-content',
    rating: 4.7,
    reviewCount: 89,
    roomCategories: [room('Twin Bed Suite', 2000, 3500), room('Presidential suite', 8000, 12_000)],
  } as unknown as Parameters<typeof withFigures>[0];
  const ranges = (house: BrandHotel) => house.roomCategories.map(({ priceRange }) => priceRange);

  test('has the figures of content while the backend is not known', () => {
    const house = withFigures(written, null);
    expect(house).toMatchObject({ hotelId: 'of-content', rating: 4.7, reviewCount: 89, fromPrice: 200_000 });
    expect(ranges(house)).toEqual(written.roomCategories.map(({ priceRange }) => priceRange));
  });

  test('has those of the backend as soon as it tells them, but for a room that is free on no night', () => {
    const house = withFigures(written, told);
    expect(house).toMatchObject({ hotelId: 'of-the-backend', rating: 4.8, reviewCount: 91, fromPrice: 190_050 });
    expect(ranges(house)).toEqual([
      { from: 1900.5, to: 3500 },
      { from: 8000, to: 12_000 },
    ]);
  });

  test('costs no less at most than at least', () => {
    const dear = structuredClone(told);
    Object.assign(dear.houses[0]?.rooms[0] ?? {}, { from_price: 400_000 });
    expect(ranges(withFigures(written, dear))[0]).toEqual({ from: 4000, to: 4000 });
  });

  test('claims no rating that the backend does not have', () => {
    const silent = withFigures(written, { houses: [], featured: [], inr_per_dollar: null });
    expect(ratingWords(silent.rating, silent.reviewCount)).toEqual(['New', 'no reviews yet']);
    expect(silent.fromPrice).toBe(200_000);
  });
});

describe('the build', () => {
  let server: ReturnType<typeof createServer> | undefined;
  async function build(answer: RequestListener, seconds = 5) {
    const running = createServer(answer);
    server = running;
    await new Promise<void>((done) => running.listen(0, '127.0.0.1', done));
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${(running.address() as AddressInfo).port}`);
    vi.stubEnv('PUBLIC_SUPABASE_KEY', 'sb_publishable_test');
    vi.resetModules();
    const { readHighlights } = await import('#src/features/stay/highlights.ts');
    return readHighlights(seconds);
  }
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    vi.unstubAllEnvs();
    vi.resetModules();
    vi.restoreAllMocks();
  });
  const json =
    (status: number, body: unknown): RequestListener =>
    (_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  test('reads the figures with the publishable key', async () => {
    const asked: unknown[] = [];
    const found = await build((request, response) => {
      asked.push(request.method, request.url, request.headers.apikey);
      json(200, { ok: true, ...told })(request, response);
    });
    expect(found).toEqual(told);
    expect(asked).toEqual(['GET', '/rest/v1/rpc/highlights', 'sb_publishable_test']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.each<[string, RequestListener]>([
    ['fails', json(500, { message: 'no' })],
    ['answers something else', json(200, { ok: true, houses: 'none' })],
    ['answers no JSON', (_, response) => response.end('<h1>')],
    ['breaks off', (request) => request.socket.destroy()],
    ['says nothing', () => {}],
  ])('goes on without them, and says so, when the backend %s', async (_, answer) => {
    expect(await build(answer, 0.3)).toBeNull();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('prices and ratings of content/'));
  });
});
