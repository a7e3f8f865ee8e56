import { type Invitation, personRoles } from '#src/domain/desk/people.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/staff/people.ts';

interface Props {
  heading: 'h2' | 'h3';
  invitation: Invitation;
  busy: boolean;
  onAnswer: (accept: boolean) => void;
}

export function InvitationRow({ heading: Heading, invitation, busy, onAnswer }: Props) {
  const { property_id, hotel_name, hotel_city, role } = invitation;
  const { label, may } = personRoles[role];
  const heading = `invitation-${property_id}`;
  const press = (accept: boolean) => ({
    'aria-disabled': busy || undefined,
    'aria-describedby': heading,
    onClick: () => !busy && onAnswer(accept),
  });
  return (
    <li className="mb-6 p-[clamp(1.25rem,4vw,2rem)] border border-line rounded-card bg-paper" aria-labelledby={heading}>
      <Heading id={heading} className="text-2xl wrap-anywhere">
        {say.invitesYouToWork(hotel_name)}
      </Heading>
      <p className="text-ink-soft">{hotel_city}</p>
      <p className="mt-3 max-w-[60ch]">
        <Marked text={say.yourRoleThere(mark(label), may)}>{(name) => <strong>{name}</strong>}</Marked>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button {...press(true)}>{say.accept}</Button>
        <Button variant="secondary" {...press(false)}>
          {say.decline}
        </Button>
      </div>
    </li>
  );
}
