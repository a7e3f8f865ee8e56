import { laterSeasons, tooShort } from '#src/domain/desk/ratePreview.ts';
import type { PreviewLine, RateRule, Rates, RulePrices } from '#src/domain/desk/rates.ts';
import { formatNight } from '#src/domain/hotel/formatNight.ts';
import { counted } from '#src/domain/stay.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/rates.ts';
import { PreviewLines } from './PreviewLines.tsx';

export interface Preview {
  room: Pick<Rates, 'charges_gst' | 'own_rate'>;
  rules: readonly RateRule[];
  /** The prices of each rule, with its id as key. */
  prices: ReadonlyMap<string, RulePrices>;
  read: ReadonlyMap<string, RateRule | null>;
  today: string;
}

interface Props {
  season: RateRule;
  lines: readonly PreviewLine[];
  preview: Preview;
}

export function RulePreview({ season, lines, preview }: Props) {
  const short = tooShort(season);
  return (
    <>
      {short !== null && (
        <Notice tone="warning">
          {(season.arrival_only ? say.minimumOfArrivalsExceedsSeason : say.minimumStayExceedsSeason)(
            season.name,
            counted(short, 'night'),
            counted(season.min_nights ?? 0, 'night'),
          )}
        </Notice>
      )}
      {laterSeasons(preview.rules, season, preview.today).map(({ name, first, last, isOnTop }) => (
        <Notice key={name + first}>
          {say.overlapsLaterSeason(
            first === last ? formatNight(first) : wordsCalendar.fromTo(formatNight(first), formatNight(last)),
            name,
          )}
          {isOnTop && ` ${say.priceChangeIsAdded}`}
        </Notice>
      ))}
      {lines.length > 0 && <PreviewLines room={preview.room} lines={lines} caption={say.nightIn(season.name)} />}
    </>
  );
}
