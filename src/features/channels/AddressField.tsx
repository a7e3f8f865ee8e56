import { Copy } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#src/lib/toasts.ts';
import { calendarAddress } from '#src/server/calendarAddress.ts';
import { renewCalendarAddress } from '#src/server/calls/channels.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/channels.ts';

interface Props {
  label: string;
  token: string;
  room: string;
  /** Null for the link that works with any calendar. */
  feed: string | null;
  onDone: () => void;
}

export function AddressField({ label, token, room, feed, onDone }: Props) {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const address = calendarAddress(token);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: say.linkCopied, tone: 'success' });
    } catch {
      showToast({ title: say.copyingNotAllowed, description: address, tone: 'error' });
    }
  }
  async function renew() {
    setBusy(true);
    const result = await call(renewCalendarAddress, { room_category_id: room, feed_id: feed });
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.message);
    setAsks(false);
    onDone();
    showToast({ title: say.newLinkCreated, tone: 'success' });
  }
  return (
    <div className="channel-address">
      <TextInput label={label} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" />
          {say.copy}
        </Button>
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {say.createNewLink}
        </Button>
      </div>
      <Dialog
        open={asks}
        title={say.createNewLinkTitle}
        onClose={() => setAsks(false)}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {say.cancel}
            </Button>
            <Button busy={busy} onClick={renew}>
              {say.createNewLink}
            </Button>
          </div>
        }
      >
        <div className="grid gap-4">
          {refused && <Notice tone="error">{refused}</Notice>}
          <p>{say.currentLinkStopsWorking}</p>
        </div>
      </Dialog>
    </div>
  );
}
