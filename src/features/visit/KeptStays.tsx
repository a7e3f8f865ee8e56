import { type ReactNode, useEffect, useState } from 'react';
import { formatDate } from '#src/domain/stay.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { tidyCopies } from './copies.ts';
import { readLinks } from './links.ts';

interface Props {
  otherwise: ReactNode;
}

/** Opens the link like one from an email, without a history entry. */
const open = (token: string) => window.location.replace(`#${token}`);

/** Opens the only booking link stored on this device, or offers a choice. */
export function KeptStays({ otherwise }: Props) {
  const [links] = useState(readLinks);
  const [isLost, setLost] = useState(false);
  const only = links.length === 1 ? links[0] : undefined;
  useEffect(() => {
    tidyCopies();
    if (only) open(only.token);
  }, [only]);
  if (only) return null;
  if (links.length === 0 || isLost) return otherwise;
  return (
    <div className="max-w-text">
      <h1 className="text-3xl">{say.yourStays}</h1>
      <p className="mt-4 text-ink-soft text-lg">{say.visitKeptKeptHere}</p>
      <ul className="visit-kept">
        {links.map(({ token, hotel, check_in_date, check_out_date }) => (
          <li key={token}>
            <button type="button" onClick={() => open(token)}>
              <strong className="wrap-anywhere">{hotel}</strong>
              <span className="text-ink-soft">{say.fromTo(formatDate(check_in_date), formatDate(check_out_date))}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-6" onClick={() => setLost(true)}>
        {say.another}
      </Button>
    </div>
  );
}
