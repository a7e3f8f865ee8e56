import { getInput, setInput } from '@formisch/react';
import { useEffect, useRef } from 'react';
import { deviceStorage } from '#src/lib/storage.ts';
import { sessionKey } from '#src/server/sessionKey.ts';
import type { BookingFormStore } from './GuestFields.tsx';

type Field = 'guest_name' | 'guest_email' | 'guest_phone';

/** Fills in name, email and phone of a signed-in person. It keeps fields that the guest has typed in or emptied. */
export function usePrefill(form: BookingFormStore) {
  const touched = useRef(new Set<string>());

  useEffect(() => {
    if (!deviceStorage.get(sessionKey)) return;
    const note = ({ target }: Event) => touched.current.add((target as HTMLInputElement).id);
    document.addEventListener('input', note);
    const fill = (known: Partial<Record<Field, string | null>>) => {
      for (const [field, value] of Object.entries(known) as [Field, string | null][]) {
        if (value && !touched.current.has(field) && !getInput(form, { path: [field] })) {
          setInput(form, { path: [field], input: value });
        }
      }
    };
    let stop = () => {};
    let isOver = false;
    async function know() {
      const person = (await import('#src/server/storedSession.ts')).readKnownPerson();
      if (!person || isOver) return;
      fill({ guest_name: person.full_name, guest_email: person.email });
      const { $session } = await import('#src/server/session.ts');
      if (isOver) return;
      stop = $session.subscribe((session) => {
        if (session.state !== 'signedIn' || typeof session.profile !== 'object') return;
        const { full_name, phone } = session.profile;
        fill({ guest_name: full_name, guest_email: session.user.email ?? null, guest_phone: phone });
      });
    }
    know().catch(console.error);
    return () => {
      isOver = true;
      stop();
      document.removeEventListener('input', note);
    };
  }, [form]);
}
