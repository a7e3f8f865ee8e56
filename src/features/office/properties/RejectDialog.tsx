import { type FormEvent, useState } from 'react';
import { decisionRefusals } from '#src/domain/listing/adminListing.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

interface Props {
  open: boolean;
  /** Whether rejecting takes it off the site. */
  isLive: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

const longest = 1000;

/** Asks why: the owner reads it. */
export function RejectDialog({ open, isLive, onReject, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    if (text === '' || text.length > longest) return setError(decisionRefusals.reason_required ?? null);
    setError(null);
    onReject(text);
  }

  return (
    <Dialog open={open} title="Reject this property?" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {isLive && <p className="mb-4">It is taken off the site at once. Bookings that were made stay.</p>}
        <TextArea
          label="Reason"
          hint="The owner gets these words by e-mail and sees them beside the listing."
          rows={5}
          required
          maxLength={longest}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Reject</Button>
        </div>
      </form>
    </Dialog>
  );
}
