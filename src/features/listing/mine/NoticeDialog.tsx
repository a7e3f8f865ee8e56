import { type FormEvent, useRef, useState } from 'react';
import { tidyEmail } from '#src/domain/contact.ts';
import {
  mostNoticeEmails,
  type NoticeEmail,
  onlyOwnerChanges,
  refuseNoticeEmail,
} from '#src/domain/listing/noticeEmails.ts';
import { addNoticeEmail, removeNoticeEmail } from '#src/server/calls/mine.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/people.ts';
import { OwnDeeds } from './OwnDeeds.tsx';

interface Props {
  listing: { property_id: string; name: string; notice_emails: readonly NoticeEmail[] };
  /** The owner's address, which always gets the emails; null for other people, who cannot change the list. */
  ownEmail: string | null;
  onClose: () => void;
  onChanged?: () => void;
}

export function NoticeDialog({ listing, ownEmail, onClose, onChanged }: Props) {
  const { property_id, name } = listing;
  const [emails, setEmails] = useState(listing.notice_emails);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  /** Returns the refusal as a sentence, or null after success. `words` confirms the success. */
  async function change(entry: typeof addNoticeEmail | typeof removeNoticeEmail, email: string, words: string) {
    setBusy(true);
    setSaid(null);
    const result = await call(entry, { property_id, email });
    setBusy(false);
    if (!result.ok) return result.failure.message;
    setEmails(result.value.notice_emails);
    setSaid({ text: words, isError: false });
    onChanged?.();
    return null;
  }

  function refuse(sentence: string) {
    setSaid(null);
    setError(sentence);
    field.current?.focus();
  }
  async function add(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wrong = refuseNoticeEmail(typed, emails);
    if (wrong) return refuse(wrong);
    const email = tidyEmail(typed).toLowerCase();
    const refused = await change(addNoticeEmail, email, say.weAskedAddressToConfirm(email));
    if (refused) return refuse(refused);
    setTyped('');
    field.current?.focus();
  }
  async function askAgain(email: string) {
    if (isBusy) return;
    const refused = await change(addNoticeEmail, email, say.weAskedAddressToConfirm(email));
    if (refused) setSaid({ text: refused, isError: true });
  }
  async function remove(email: string) {
    if (isBusy) return;
    const refused = await change(removeNoticeEmail, email, say.noLongerGetsBookingEmails(email));
    if (refused) return setSaid({ text: refused, isError: true });
    field.current?.focus();
  }

  return (
    <Dialog
      open
      title={say.emailsAboutBookings}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button variant="secondary" onClick={onClose}>
            {wordsDesk.close}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        <Marked text={ownEmail ? say.weEmailYou(name, mark(ownEmail)) : say.weEmailOwner(name)}>
          {(address) => <strong>{address}</strong>}
        </Marked>
      </p>
      <div className="mt-6">
        <OwnDeeds />
      </div>
      {emails.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{say.alsoEmailed}</h3>
          <ul className="mt-2 border-b border-line">
            {emails.map(({ email, is_confirmed }) => (
              <li key={email} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 border-t border-line">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="wrap-anywhere">{email}</p>
                  <p className={`text-sm ${is_confirmed ? 'text-palm' : 'text-ink-soft'}`}>
                    {is_confirmed ? say.confirmed : say.notConfirmedYet}
                  </p>
                </div>
                {ownEmail && (
                  <p className="flex gap-5">
                    {!is_confirmed && (
                      <button
                        type="button"
                        className="link min-h-11"
                        aria-label={say.sendAgainTo(email)}
                        aria-disabled={isBusy || undefined}
                        onClick={() => askAgain(email)}
                      >
                        {wordsDesk.sendAgain}
                      </button>
                    )}
                    <button
                      type="button"
                      className="link min-h-11"
                      aria-label={say.removeAddress(email)}
                      aria-disabled={isBusy || undefined}
                      onClick={() => remove(email)}
                    >
                      {wordsDesk.remove}
                    </button>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p
        role={said?.isError ? 'alert' : 'status'}
        className={`font-medium not-empty:mt-4 wrap-anywhere ${said?.isError ? 'text-chili' : 'text-palm'}`}
      >
        {said?.text}
      </p>
      {!ownEmail ? (
        <p className="mt-6">{onlyOwnerChanges}</p>
      ) : (
        <form className="mt-6 grid gap-4" onSubmit={add} noValidate>
          <TextInput
            ref={field}
            label={say.addAnotherAddress}
            hint={say.whoElseGetsEmails(mostNoticeEmails)}
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
          <p>
            <Button type="submit" aria-disabled={isBusy || undefined}>
              {isBusy ? wordsDesk.oneMoment : say.addAddress}
            </Button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
