import type { DeskHouse } from '#src/domain/desk/calendar.ts';
import { personRoles } from '#src/domain/desk/people.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/desk.ts';
import * as wordsPeople from '#src/words/staff/people.ts';

interface Props {
  heading: 'h2' | 'h3';
  house: DeskHouse;
  busy: boolean;
  onNotices: () => void;
  onLeave: () => void;
}

export function HouseRow({ heading: Heading, house, busy, onNotices, onLeave }: Props) {
  const { id, name, city, role, rights, notice_emails } = house;
  if (role === 'owner') return null;
  const heading = `house-${id}`;
  const about = { variant: 'secondary', 'aria-describedby': heading } as const;
  return (
    <li className="py-8 border-t border-line" aria-labelledby={heading}>
      <p>
        <span className="status">{personRoles[role].label}</span>
      </p>
      <Heading id={heading} className="mt-2 text-2xl wrap-anywhere">
        {name}
      </Heading>
      <p className="text-ink-soft">{city}</p>
      <p className="mt-3 max-w-[60ch]">{personRoles[role].may}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button href={ownerPaths.bookings(id)} aria-describedby={heading}>
          {say.bookings}
        </Button>
        <Button href={ownerPaths.calendar(id)} {...about}>
          {say.calendar}
        </Button>
        {rights.includes('rates') && (
          <Button href={ownerPaths.rates(id)} {...about}>
            {say.rates}
          </Button>
        )}
        <Button href={paths.hotel(id, '')} {...about}>
          {wordsPeople.viewLivePage}
        </Button>
        {notice_emails && (
          <Button {...about} onClick={onNotices}>
            {wordsPeople.emailsAboutBookings}
          </Button>
        )}
        <Button {...about} aria-disabled={busy || undefined} onClick={() => !busy && onLeave()}>
          {wordsPeople.leaveProperty}
        </Button>
      </div>
    </li>
  );
}
