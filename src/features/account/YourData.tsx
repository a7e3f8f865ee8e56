import { useState } from 'react';
import * as v from 'valibot';
import { paths } from '#src/lib/paths.ts';
import type { Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { mayDeleteAccount } from '#src/server/calls/account.ts';
import { call } from '#src/server/member.ts';
import type { User } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AuthForm } from './AuthForm.tsx';
import { downloadData, eraseAccount, type GivenProof } from './account.api.ts';
import { CodeInput } from './CodeInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface Props {
  user: User;
}

/** All that is known of the person: to take along, and to have erased with the account. Both ask who is there. */
export function YourData({ user }: Props) {
  const [open, setOpen] = useState<'download' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap content-start gap-3">
      <Button variant="secondary" onClick={() => setOpen('download')}>
        Download my data
      </Button>
      <Button variant="quiet" className="text-chili" onClick={() => setOpen('delete')}>
        Delete my account
      </Button>
      <Dialog open={open === 'download'} title="Download my data" onClose={close}>
        {open === 'download' && <Download user={user} onDone={close} />}
      </Dialog>
      <Dialog open={open === 'delete'} title="Delete my account" onClose={close}>
        {open === 'delete' && <Delete user={user} onClose={close} />}
      </Dialog>
    </div>
  );
}

function Download({ user, onDone }: Props & { onDone: () => void }) {
  async function save(proof: GivenProof | null) {
    const saved = await downloadData(proof);
    if (saved.ok) {
      showToast({ title: 'Your data are saved where your browser keeps downloads.', tone: 'success' });
      onDone();
    }
    return saved;
  }
  return (
    <div className="grid gap-5">
      <p>
        One file (JSON) with everything we know of you, each part with a word on what it is: your account, your stays
        and reviews, your listings, your payout details, our mails to you, and who looked at what. Keep it where nobody
        else can read it.
      </p>
      <ProofForm user={user} button="Download" sending="Collecting…" send={save} />
    </div>
  );
}

function Delete({ user, onClose }: Props & { onClose: () => void }) {
  const { remote, retry } = useRemote('may delete', () => call(mayDeleteAccount));
  if (remote.state === 'loading') return <Skeleton className="h-48 w-full" />;
  if (remote.state === 'failed') {
    const { code, message } = remote.failure;
    if (code === 'lost' || code === 'failed') return <RetryNotice onRetry={retry}>{message}</RetryNotice>;
    return (
      <div className="grid gap-5">
        <Notice tone="warning" title="Your account cannot go yet">
          <p>{message}</p>
        </Notice>
        <div className="flex flex-wrap justify-end gap-3">
          {(code === 'live_hotels' || code === 'bookings_to_come') && (
            <Button variant="secondary" href={paths.owner}>
              My listings
            </Button>
          )}
          <Button onClick={onClose}>I understand</Button>
        </div>
      </div>
    );
  }
  async function erase(proof: GivenProof | null) {
    const erased = await eraseAccount(proof);
    if (erased.ok) window.location.replace(paths.home);
    return erased;
  }
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="font-semibold">What goes, at once and for good</h3>
        <ul className="mt-2 list-disc pl-5">
          <li>your account: name, e-mail, phone, password, authenticator app, every session</li>
          <li>your name, e-mail, phone and requests in all your stays, and your reviews</li>
          <li>your listings with their photos, documents, drafts, tax and bank details</li>
          <li>newsletter, mails, and your name in our log</li>
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">What stays, and why</h3>
        <ul className="mt-2 list-disc pl-5">
          <li>
            dates and amounts of stays, without you: the tax law has us keep them for six years after the annual return
          </li>
          <li>name and town of a place of yours that guests have stayed at, for the same reason</li>
          <li>a line in our log that a person was erased, without who it was</li>
        </ul>
      </div>
      <p>You are signed out everywhere, and one last mail tells you that it is done. It cannot be taken back.</p>
      <ProofForm user={user} button="Delete my account for good" sending="Deleting…" send={erase} />
      <Button variant="secondary" onClick={onClose}>
        Keep my account
      </Button>
    </div>
  );
}

interface ProofProps extends Props {
  button: string;
  sending: string;
  send: (proof: GivenProof | null) => Promise<Result<null>>;
}

const schemas = {
  code: v.object({
    proof: v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\s/g, '')),
      v.regex(/^\d{6}$/, 'Please enter the six digits of your app.'),
    ),
  }),
  password: v.object({ proof: v.pipe(v.string(), v.nonEmpty('Please enter your password.')) }),
  // An account that only Google opens: the server asks for a sign-in of the last minutes.
  none: v.object({ proof: v.string() }),
};

/** Asks for the password, or a code of the app where there is one, and sends it. */
function ProofForm({ user, button, sending, send }: ProofProps) {
  const isProtected = user.factors?.some(({ status }) => status === 'verified') ?? false;
  const kind = isProtected ? 'code' : user.app_metadata.providers?.includes('email') === false ? 'none' : 'password';
  const form = useAuthForm(schemas[kind], { proof: '' }, async ({ proof }) => {
    const sent = await send(kind === 'none' ? null : kind === 'code' ? { code: proof } : { password: proof });
    return sent.ok ? null : sent.failure.message;
  });
  return (
    <AuthForm form={form} label={button} button={button} sending={sending}>
      {kind === 'code' && <CodeInput {...form.field('proof')} label="Six-digit code of your app" />}
      {kind === 'password' && (
        <>
          {/* For the browser's own keeper of passwords. */}
          <input
            className="sr-only"
            type="email"
            autoComplete="username"
            value={user.email ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordInput {...form.field('proof')} label="Your password" autoComplete="current-password" required />
        </>
      )}
    </AuthForm>
  );
}
