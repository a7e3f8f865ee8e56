import { type FormEvent, useId, useRef, useState } from 'react';
import { readNoticeEmails, refuseNoticeEmails } from '#src/domain/listing/noticeEmails.ts';
import { showToast } from '#src/lib/toasts.ts';
import { setNoticeEmails } from '#src/server/calls/mine.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

interface Props {
  listing: { property_id: string; name: string; notice_emails: readonly string[] };
  /** The owner's own address, which always gets them. */
  ownEmail: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Who gets the mails about the bookings of a listing. What was typed stays until it is saved. */
export function NoticeDialog({ listing, ownEmail, onClose, onSaved }: Props) {
  const [typed, setTyped] = useState(listing.notice_emails.join('\n'));
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();

  function refuse(sentence: string) {
    setError(sentence);
    field.current?.focus();
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const emails = readNoticeEmails(typed);
    const wrong = refuseNoticeEmails(emails);
    if (wrong) return refuse(wrong);
    setSaving(true);
    const saved = await call(setNoticeEmails, { property_id: listing.property_id, emails });
    setSaving(false);
    if (!saved.ok) return refuse(saved.failure.message);
    showToast({ title: 'Saved.', description: 'We have written to you about it.', tone: 'success' });
    onSaved();
  }

  return (
    <Dialog
      open
      title="Mails about bookings"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isSaving || undefined}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <p className="mb-5 wrap-anywhere">
          Each booking of {listing.name}, and each change and cancellation, is told by mail to{' '}
          <strong>{ownEmail}</strong>, your own address. These get the same mail, with the guest’s name and phone:
        </p>
        <TextArea
          ref={field}
          label="Also to"
          optional
          hint="One address a line, five at most: the desk, the housekeeper, the bookkeeper."
          error={error}
          rows={4}
          value={typed}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
