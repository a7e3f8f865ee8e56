import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#src/features/desk/useAction.ts';
import { showToast } from '#src/lib/toasts.ts';
import { calendarAddress } from '#src/server/calendarAddress.ts';
import { renewCalendarAddress } from '#src/server/calls/channels.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
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
  const close = () => setAsks(false);
  const { busy, refused, run } = useAction({
    onClose() {
      close();
      onDone();
    },
  });
  const address = calendarAddress(token);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: say.linkCopied, tone: 'success' });
    } catch {
      showToast({ title: say.copyingNotAllowed, description: address, tone: 'error' });
    }
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
      <FormDialog
        open={asks}
        title={say.createNewLinkTitle}
        submit={say.createNewLink}
        busy={busy}
        refused={refused}
        onSubmit={() =>
          run(
            () => call(renewCalendarAddress, { room_category_id: room, feed_id: feed }),
            () => say.newLinkCreated,
          )
        }
        onClose={close}
      >
        <p>{say.currentLinkStopsWorking}</p>
      </FormDialog>
    </div>
  );
}
