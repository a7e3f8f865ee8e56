import { type FormEvent, useState } from 'react';
import { readReference } from '#src/domain/booking/confirmation.ts';
import { chatUrl } from '#src/domain/chat.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/en/confirmation.ts';

interface Props {
  typed: string;
  brand: Brand;
}

export function ReferenceForm({ typed, brand }: Props) {
  const [text, setText] = useState(typed.slice(0, 60));
  const [error, setError] = useState<string | null>(null);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const reference = readReference(text);
    if (reference) return window.location.assign(paths.confirmation(reference));
    setError(say.referenceLooks);
    document.getElementById('reference')?.focus();
  }

  return (
    <div className="min-h-96 max-w-text">
      <h1 className="text-3xl">{typed ? say.notFound : say.findYours}</h1>
      <p className="mt-4 text-ink-soft">{typed ? say.compareReference : say.typeReference}</p>
      <form onSubmit={onSubmit} noValidate className="mt-8 grid gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
        <TextInput
          id="reference"
          label={say.bookingReference}
          value={text}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" className="sm:mt-[1.9rem]">
          {say.find}
        </Button>
      </form>
      <p className="mt-8">
        {typed && `${say.stillNothing} `}
        <Marked text={say.cannotFindIt(mark(say.askUs))}>
          {(askUs) => (
            <a
              className="link"
              target="_blank"
              rel="noopener noreferrer"
              href={chatUrl(brand.phone, say.cannotFind(brand.name, text))}
            >
              {askUs}
            </a>
          )}
        </Marked>
      </p>
    </div>
  );
}
