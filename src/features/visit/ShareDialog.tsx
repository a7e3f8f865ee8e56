import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { formatDate } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { stayPath } from '#src/lib/paths.ts';
import { share } from '#src/lib/share.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { shareStay, stopSharing } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { linkCopied } from '#src/words/en/common.ts';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  token: string;
  stay: GuestStay;
  onClose: () => void;
  onChanged: () => void;
}

export function ShareDialog({ token, stay, onClose, onChanged }: Props) {
  const { hotel, check_in_date, check_out_date, is_shared_with } = stay;
  const { remote, retry } = useRemote('share', () => callAsGuest(shareStay, { token }));
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const url = remote.state === 'ready' ? new URL(stayPath(remote.value.token), window.location.origin).href : '';
  const close = () => {
    onClose();
    if (url) onChanged();
  };

  async function send() {
    const text = say.fromTo(formatDate(check_in_date), formatDate(check_out_date));
    const outcome = await share({ title: say.ourStayAt(hotel.name), text, url });
    if (outcome === 'copied') showToast({ title: linkCopied, tone: 'success' });
    if (outcome === 'failed') showToast({ title: say.notCopied, tone: 'error' });
  }
  return (
    <Dialog
      open
      title={say.shareTitle}
      onClose={close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {(is_shared_with || url) && (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() =>
                run(
                  () => callAsGuest(stopSharing, { token }),
                  () => say.endedAll,
                )
              }
            >
              {say.endAll}
            </Button>
          )}
          <Button onClick={send} disabled={!url}>
            {say.shareLink}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p>{say.whatTheySee}</p>
        {remote.state === 'failed' ? (
          <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>
        ) : url ? (
          <TextInput label={say.link} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        ) : (
          <div role="status" aria-label={say.makingLink}>
            <Skeleton className="h-20" />
          </div>
        )}
        <RefusalNotice failure={refused} />
      </div>
    </Dialog>
  );
}
