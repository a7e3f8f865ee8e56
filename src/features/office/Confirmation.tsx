import { useEffect, useRef } from 'react';
import { ProofForm } from '#src/features/signin/ProofForm.tsx';
import type { GivenProof, Proved } from '#src/server/proof.ts';
import type { User } from '#src/server/session.ts';

/** What is not done for whoever has an open session alone. */
export type Deed = 'export' | 'erase' | 'role' | 'bookings';

const words = {
  export: { of: 'the data of somebody else', button: 'Confirm and download', sending: 'Collecting…' },
  erase: { of: 'the data of somebody else', button: 'Confirm and erase', sending: 'Erasing…' },
  bookings: { of: 'an export of bookings', button: 'Confirm and save CSV file', sending: 'Confirming…' },
  role: { of: 'saying who is an admin', button: 'Confirm and change the role', sending: 'Changing…' },
} as const satisfies Record<Deed, object>;

interface Props {
  user: User;
  deed: Deed;
  send: (given: GivenProof) => Promise<Proved>;
}

/** Asks the admin who is there, where what was pressed waits for it. */
export function Confirmation({ user, deed, send }: Props) {
  const { of, ...form } = words[deed];
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>('input:not([tabindex]), button')?.focus(), []);
  return (
    <section ref={section} aria-labelledby="prove" className="grid gap-4 border-line not-first:border-t not-first:pt-5">
      <div>
        <h3 id="prove" className="font-semibold">
          Please confirm that it is you
        </h3>
        <p>A session that was left open is not enough for {of}.</p>
      </div>
      <ProofForm user={user} {...form} send={send} />
    </section>
  );
}
