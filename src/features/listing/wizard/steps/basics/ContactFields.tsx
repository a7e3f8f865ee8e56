import type { ComponentProps } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';

interface Props {
  field: (field: 'phone' | 'email') => ComponentProps<typeof TextInput>;
}

/** The property’s contact for guests, if it is not ours. */
export function ContactFields({ field }: Props) {
  return (
    <section className="grid gap-5">
      <div>
        <h3 className="text-xl">Contact for guests</h3>
        <p className="mt-1 max-w-text text-ink-soft text-sm">
          Everyone sees these on your property’s page. If you leave one empty, guests see ours, and we forward their
          questions to you.
        </p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          {...field('phone')}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Guests call this number and write to it on WhatsApp."
        />
        <TextInput
          {...field('email')}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Guests’ replies to our emails also go to this address."
        />
      </div>
    </section>
  );
}
