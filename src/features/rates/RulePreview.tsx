import type { PricedRoom } from '#src/domain/desk/nightPrice.ts';
import { laterSeasons, type PriceLine, tooShort } from '#src/domain/desk/ratePreview.ts';
import type { RateRule, Rates } from '#src/domain/desk/rates.ts';
import { formatNight } from '#src/domain/hotel/availability.ts';
import { counted } from '#src/domain/stay.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { PriceLines } from './PriceLines.tsx';

export interface Preview {
  room: PricedRoom & Pick<Rates, 'charges_gst'>;
  /** The rules that can be read, in their order. */
  rules: readonly RateRule[];
  /** The same by their ids; null for one that is not complete. */
  read: ReadonlyMap<string, RateRule | null>;
  today: string;
}

interface Props {
  season: RateRule;
  lines: readonly PriceLine[];
  preview: Preview;
}

/** What a season leads to: the prices of its nights, which of them a later season has too, and stays that do not fit into it. */
export function RulePreview({ season, lines, preview }: Props) {
  const short = tooShort(season);
  return (
    <>
      {short !== null && (
        <Notice tone="warning">
          {season.name} has {counted(short, 'night')}, and a stay that{' '}
          {season.arrival_only ? 'begins in it' : 'includes one of them'} has {season.min_nights} at least: it goes on
          beyond the season.
        </Notice>
      )}
      {laterSeasons(preview.rules, season, preview.today).map(({ name, first, last, isOnTop }) => (
        <Notice key={name + first}>
          {first === last ? formatNight(first) : `${formatNight(first)} to ${formatNight(last)}`}: also in {name}, which
          stands further down and is applied last.
          {isOnTop && ' Its change of the price comes on top of this one.'}
        </Notice>
      ))}
      {lines.length > 0 && <PriceLines room={preview.room} lines={lines} caption={`A night in ${season.name}`} />}
    </>
  );
}
