import { useEffect, useRef } from 'react';
import { ProofForm } from '#src/features/signin/ProofForm.tsx';
import type { GivenProof, Proved } from '#src/server/proof.ts';
import type { User } from '#src/server/session.ts';

/** The actions that need more than an open session. */
export type Deed = 'export' | 'erase' | 'role' | 'bookings';

const words = {
  export: { of: 'download someone’s data', button: 'Confirm and download', sending: 'Collecting…' },
  erase: { of: 'delete someone’s data', button: 'Confirm and delete', sending: 'Deleting…' },
  bookings: { of: 'export bookings', button: 'Confirm and save CSV file', sending: 'Confirming…' },
  role: { of: 'change who is an admin', button: 'Confirm and change role', sending: 'Changing…' },
} as const satisfies Record<Deed, object>;

interface Props {
  user: User;
  deed: Deed;
  send: (given: GivenProof) => Promise<Proved>;
}

/** Asks the admin for a proof of identity before the action continues. */
export function Confirmation({ user, deed, send }: Props) {
  const { of, ...form } = words[deed];
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>('input:not([tabindex]), button')?.focus(), []);
  return (
    <section ref={section} aria-labelledby="prove" className="grid gap-4 border-line not-first:border-t not-first:pt-5">
      <div>
        <h3 id="prove" className="font-semibold">
          Confirm that it is you
        </h3>
        <p>We ask before you {of}, in case you left this device signed in.</p>
      </div>
      <ProofForm user={user} {...form} send={send} />
    </section>
  );
}
