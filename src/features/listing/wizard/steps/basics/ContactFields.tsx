import type { ComponentProps } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  field: (field: 'phone' | 'email') => ComponentProps<typeof TextInput>;
}

export function ContactFields({ field }: Props) {
  return (
    <section className="grid gap-5">
      <div>
        <h3 className="text-xl">{say.contactForGuests}</h3>
        <p className="mt-1 max-w-text text-ink-soft text-sm">{say.everyoneSeesContact}</p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          {...field('phone')}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={say.guestsCallThisNumber}
        />
        <TextInput
          {...field('email')}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={say.guestsReplyToThisAddress}
        />
      </div>
    </section>
  );
}
