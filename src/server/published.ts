import type { HotelDetails } from '#src/domain/hotel/hotel.ts';
import { describePhotos } from '#src/domain/hotel/hotelPhotos.ts';
import { describeHotel } from '#src/domain/hotel/ownHotel.ts';
import { ownPhotos } from '#src/words/en/ownPhotos.ts';
import { ownTexts } from '#src/words/en/ownTexts.ts';
import { type AnswerOf, type Call, parseAnswer } from './apiClient.ts';
import { publishableKey } from './backend.ts';
import { hotelDetails } from './calls/hotel.ts';
import { publishedHotelIds, siteFee } from './calls/published.ts';

export interface PublishedHotel extends HotelDetails {
  /** When its public data last changed, as the database writes it. */
  changed_at: string;
  /** Names that its address had before; it may return to one. */
  earlier_names: string[];
}

/** Locally the embedded backend (`supabase/local/build.ts`), else the site's. */
const backendOfBuild = () => process.env.LOCAL_BACKEND_URL || import.meta.env.PUBLIC_SUPABASE_URL;
const atOnce = 6;
/** In seconds: the embedded backend answers when its database is ready. */
const patience = 60;

class NotUnderstood extends Error {}

let asked: Promise<PublishedHotel[] | null> | undefined;

/** Returns all bookable hotels, read once per build; null without a backend. Skips unreadable ones. Throws if the backend stops halfway. */
export function publishedHotels(): Promise<PublishedHotel[] | null> {
  asked ??= readPublished(backendOfBuild()).then((hotels) => {
    const [words, texts] = [ownPhotos, ownTexts];
    if (!hotels || !words || !texts) return hotels;
    return hotels.map((hotel) => describeHotel(describePhotos(hotel, words), texts));
  });
  return asked;
}

export async function readPublished(
  backend: string | undefined,
  key = publishableKey,
): Promise<PublishedHotel[] | null> {
  if (!backend) {
    console.warn(
      'No hotel pages are built, because the build has no backend address. Hotels still appear on the site.',
    );
    return null;
  }
  type Page = AnswerOf<typeof publishedHotelIds>;
  const ask = <C extends Call>(entry: C, args: object) => askFor(backend, key, entry, args);
  const published: Page['hotels'] = [];
  try {
    for (let after: string | null | undefined = null; after !== undefined; ) {
      const { hotels }: Page = await ask(publishedHotelIds, { after });
      published.push(...hotels);
      after = hotels.at(-1)?.id;
    }
  } catch (error) {
    console.warn(
      `No hotel pages are built, because ${backend} did not answer. Hotels still appear on the site. ${error}`,
    );
    return null;
  }
  const waiting = published.entries();
  const read: (PublishedHotel | null)[] = [];
  const readNext = async () => {
    for (const [at, { id, ...more }] of waiting) {
      const details = await ask(hotelDetails, { hotel_id: id }).catch((error: unknown) => {
        if (!(error instanceof NotUnderstood)) throw error;
        console.warn(`The hotel ${id} gets no page of its own: ${error.message}`);
        return null;
      });
      read[at] = details && { ...details, ...more };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return read.filter((hotel) => hotel !== null);
}

export async function publishedFee(backend = backendOfBuild(), key = publishableKey): Promise<number | null> {
  if (!backend) return null;
  try {
    return (await askFor(backend, key, siteFee, {})).fee_percent;
  } catch (error) {
    console.warn(`The fee is not stated: ${backend} could not be asked. ${error}`);
    return null;
  }
}

/** Retries once if the answer was lost. */
async function askFor<C extends Call>(
  backend: string,
  key: string,
  entry: C,
  args: object,
  tries = 2,
): Promise<AnswerOf<C>> {
  try {
    const response = await fetch(new URL(entry.path, backend), {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(patience * 1000),
    });
    const answer = await parseAnswer(entry, response.status, await response.text());
    if (answer.ok) return answer.value;
    const Problem = response.ok ? NotUnderstood : Error;
    throw new Problem(`${entry.path} answered ${response.status}: ${answer.failure.message}`);
  } catch (error) {
    if (tries <= 1 || error instanceof NotUnderstood) throw error;
    return askFor(backend, key, entry, args, tries - 1);
  }
}
