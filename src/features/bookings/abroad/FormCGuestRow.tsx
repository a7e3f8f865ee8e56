import { type FormCGuest, filledWords } from '#src/domain/desk/abroad.ts';
import { countryName } from '#src/domain/formC/countries.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/foreignGuests.ts';

export type OpenedGuest =
  | { does: 'fill'; guest: FormCGuest | null }
  | { does: 'open' | 'remove' | 'take_back'; guest: FormCGuest };

interface Props {
  guest: FormCGuest;
  isOver: boolean;
  onOpen: (opened: OpenedGuest) => void;
}

export function FormCGuestRow({ guest, isOver, onOpen }: Props) {
  const { name, nationality, reported_at, reported_by, portal_number } = guest;
  const deed = (words: string, does: OpenedGuest['does'], variant: 'secondary' | 'quiet' = 'quiet') => (
    <Button size="small" variant={variant} aria-label={`${words}: ${name}`} onClick={() => onOpen({ does, guest })}>
      {words}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2">
      <div className="min-w-0">
        <b className="wrap-anywhere">{name}</b> <span className="text-ink-soft">{countryName(nationality)}</span>
        <small className="block text-ink-soft text-xs">
          {reported_at
            ? [say.reportedAt(formatMoment(reported_at)), reported_by, portal_number].filter(Boolean).join(' · ')
            : say.filledNotReported(filledWords(guest))}
        </small>
      </div>
      <div className="flex flex-wrap gap-2">
        {deed(reported_at ? say.open : say.openToReport, 'open', 'secondary')}
        {!isOver && !reported_at && deed(say.change, 'fill')}
        {!reported_at && deed(say.deleteShort, 'remove')}
        {!isOver && reported_at && deed(say.markAsNotReported, 'take_back')}
      </div>
    </li>
  );
}
