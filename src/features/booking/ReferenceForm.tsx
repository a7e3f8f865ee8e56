import { type FormEvent, useState } from 'react';
import { readReference } from '#src/domain/booking/confirmation.ts';
import { chatUrl } from '#src/domain/chat.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface Props {
  /** The reference that found nothing; empty when there was none. */
  typed: string;
  brand: Brand;
}

/** No booking under this reference: look at the typing, try again, or ask. */
export function ReferenceForm({ typed, brand }: Props) {
  const [text, setText] = useState(typed.slice(0, 60));
  const [error, setError] = useState<string | null>(null);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const reference = readReference(text);
    if (reference) return window.location.assign(paths.confirmation(reference));
    setError('A reference has 16 letters and digits in four groups, such as 7KQM-2XWD-9RTB-HC4N.');
    document.getElementById('reference')?.focus();
  }

  return (
    <div className="min-h-96 max-w-text">
      <h1 className="text-3xl">{typed ? 'We could not find this booking' : 'Find your booking'}</h1>
      <p className="mt-4 text-ink-soft">
        Please compare the reference with your confirmation, letter by letter. It has four groups of four, and never the
        digits 0 and 1 or the letters I and O.
      </p>
      <form onSubmit={onSubmit} noValidate className="mt-8 grid gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
        <TextInput
          id="reference"
          label="Booking reference"
          value={text}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" className="sm:mt-[1.9rem]">
          Find booking
        </Button>
      </form>
      <p className="mt-8">
        Still nothing?{' '}
        <a
          className="link"
          target="_blank"
          rel="noopener noreferrer"
          href={chatUrl(brand.phone, `Hello ${brand.name}! I cannot find my booking. My reference is ${text}.`)}
        >
          Ask us on WhatsApp
        </a>
        , we find it by your name and dates.
      </p>
    </div>
  );
}
