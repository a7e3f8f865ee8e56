import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { tidyEmail } from '#src/domain/contact.ts';
import type { Result } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/desk.ts';

type Ask<List> = () => Promise<Result<List>>;
export type Act<List> = (ask: Ask<List>, done: string, isRemoval?: boolean) => void;

interface Props<List> {
  title: string;
  intro: ReactNode;
  /** The list. `act` changes it, and the focus moves to the field after a removal. */
  lines: (isBusy: boolean, act: Act<List>) => ReactNode;
  /** Null if the person cannot add addresses: `children` then says so. */
  add: {
    label: string;
    hint: string;
    button: string;
    refuse: (typed: string) => string | null;
    ask: (email: string) => ReturnType<Ask<List>>;
    done: (email: string) => string;
  } | null;
  onList: (list: List) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog with a list of email addresses and a form that adds one. It says below the list what happened. */
export function AddressList<List>({ title, intro, lines, add, onList, onClose, children }: Props<List>) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  /** Returns the refusal as a sentence, or null after success. */
  async function change(ask: Ask<List>, done: string) {
    setBusy(true);
    setSaid(null);
    setError(null);
    const result = await ask();
    setBusy(false);
    if (!result.ok) return result.failure.message;
    onList(result.value);
    setSaid({ text: done, isError: false });
    return null;
  }
  async function act(ask: Ask<List>, done: string, isRemoval = false) {
    if (isBusy) return;
    const refused = await change(ask, done);
    if (refused) setSaid({ text: refused, isError: true });
    else if (isRemoval) field.current?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !add) return;
    // The earlier notice would contradict the new error.
    setSaid(null);
    const email = tidyEmail(typed).toLowerCase();
    const refused = add.refuse(typed) ?? (await change(() => add.ask(email), add.done(email)));
    setError(refused);
    if (!refused) setTyped('');
    field.current?.focus();
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button variant="secondary" onClick={onClose}>
            {say.close}
          </Button>
        </div>
      }
    >
      {intro}
      {lines(isBusy, act)}
      <p
        role={said?.isError ? 'alert' : 'status'}
        className={`font-medium not-empty:mt-4 wrap-anywhere ${said?.isError ? 'text-chili' : 'text-palm'}`}
      >
        {said?.text}
      </p>
      {add ? (
        <form className="mt-6 grid gap-4" onSubmit={submit} noValidate>
          <TextInput
            ref={field}
            label={add.label}
            hint={add.hint}
            error={error}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(null);
            }}
          />
          {children}
          <p>
            <Button type="submit" aria-disabled={isBusy || undefined}>
              {isBusy ? say.oneMoment : add.button}
            </Button>
          </p>
        </form>
      ) : (
        children
      )}
    </Dialog>
  );
}

interface LineProps {
  name: string;
  email?: string | null;
  state: string;
  isDone: boolean;
  children: ReactNode;
}

export function AddressLine({ name, email, state, isDone, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 border-t border-line">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{name}</p>
        {email && <p className="text-sm text-ink-soft wrap-anywhere">{email}</p>}
        <p className={`text-sm ${isDone ? 'text-palm' : 'text-ink-soft'}`}>{state}</p>
      </div>
      {children}
    </li>
  );
}

export const pressLink = (isBusy: boolean, deed: () => void) => ({
  type: 'button' as const,
  className: 'link min-h-11',
  'aria-disabled': isBusy || undefined,
  onClick: () => !isBusy && deed(),
});
