import { guestPrice, priceLines, type StayPrice } from './price.ts';

interface ComparedLine {
  label: string;
  isTotal: boolean;
  /** Paise; null if the price has no such line. */
  before: number | null;
  now: number | null;
}

export type NamedPrice = StayPrice & { room_name?: string | undefined };

export function comparePrices(before: NamedPrice, now: NamedPrice): ComparedLine[] {
  const [old, made] = [before, now].map((price) => {
    const room_name = price.room_name ?? before.room_name ?? '';
    const lines = priceLines({ ...price, room_name }, { tax: guestPrice.tax, advance: guestPrice.advance });
    return lines.filter(({ part }) => part !== 'advance');
  }) as [ReturnType<typeof priceLines>, ReturnType<typeof priceLines>];
  const parts = ['nights', 'discount', 'extra', 'tax', 'total'] as const;
  return parts.flatMap((wanted) => {
    const labels = new Set([...old, ...made].filter(({ part }) => part === wanted).map(({ label }) => label));
    return [...labels].map((label) => {
      const amountIn = (lines: typeof old) =>
        lines.find((line) => line.part === wanted && line.label === label)?.amount ?? null;
      return { label, isTotal: wanted === 'total', before: amountIn(old), now: amountIn(made) };
    });
  });
}
