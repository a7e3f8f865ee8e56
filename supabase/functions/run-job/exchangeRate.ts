import * as v from 'valibot';
import { readCapped } from '../_shared/http.ts';

/** Rates of the European Central Bank, without a key: https://frankfurter.dev. A setting can replace the address. */
const source = 'https://api.frankfurter.dev/v1/latest?base=USD&symbols=INR';

const RateSchema = v.object({
  base: v.literal('USD'),
  date: v.pipe(v.string(), v.isoDate()),
  rates: v.object({ INR: v.pipe(v.number(), v.finite(), v.minValue(0.0001), v.maxValue(99_999)) }),
});

export class RateNotRead extends Error {}

export async function readRate(url: string = source): Promise<{ inr_per_unit: number; as_of: string }> {
  let text: string;
  try {
    const response = await fetch(url || source, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new RateNotRead(`The source of exchange rates answered ${response.status}.`);
    }
    const body = await readCapped(response, 20_000);
    if (!body) throw new RateNotRead('The source of exchange rates did not answer.');
    text = new TextDecoder().decode(body);
  } catch (error) {
    throw error instanceof RateNotRead ? error : new RateNotRead('The source of exchange rates did not answer.');
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), RateSchema), text);
  if (!read.success) throw new RateNotRead('The source of exchange rates did not return a rate.');
  return { inr_per_unit: read.output.rates.INR, as_of: read.output.date };
}
