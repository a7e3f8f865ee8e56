import { useState } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { beginFactor, type Enrolment, fetchTwoFactor, makeRecoveryCodes, removeFactor } from './account.api.ts';
import { FactorEnrolment } from './FactorEnrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The second factor: set up, listed, removed, and the codes that help when it is lost. */
export function TwoFactor() {
  const { remote, retry } = useRemote('two-factor', fetchTwoFactor);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const fail = (reason: string) => showToast({ title: 'Error', description: reason, tone: 'error' });

  async function begin() {
    if (busy) return;
    setBusy(true);
    const result = await beginFactor(`App of ${new Date().toISOString().slice(0, 10)}`);
    setBusy(false);
    if (result.ok) setEnrolment(result.value);
    else fail(result.reason);
  }
  async function makeCodes() {
    if (busy) return;
    setBusy(true);
    const result = await makeRecoveryCodes();
    setBusy(false);
    if (result.ok) setCodes(result.value);
    else fail(result.reason);
    retry();
  }
  async function remove(id: string) {
    if (busy) return;
    setBusy(true);
    const result = await removeFactor(id);
    setBusy(false);
    if (result.ok) showToast({ title: 'Two-factor sign-in is off.', tone: 'info' });
    else fail(result.reason);
    setCodes(null);
    retry();
  }

  if (enrolment) {
    return (
      <FactorEnrolment
        enrolment={enrolment}
        onCancel={() => setEnrolment(null)}
        onDone={async () => {
          showToast({ title: 'Two-factor sign-in is on.', tone: 'success' });
          await makeCodes();
          setEnrolment(null);
        }}
      />
    );
  }
  // They are shown only now, whatever else can be read.
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
  if (remote.state === 'failed') {
    return (
      <Notice tone="error" action={<Button onClick={retry}>Retry</Button>}>
        {remote.reason}
      </Notice>
    );
  }
  // What was read before is not shown again: it may say that a factor is off that has just been switched on.
  if (remote.state === 'loading') return <Skeleton className="h-24 w-full" />;
  const state = remote.value;
  if (state.factors.length === 0) {
    return (
      <div>
        <p>It is off: your password alone opens this account.</p>
        <Button className="mt-4" aria-disabled={busy || undefined} onClick={begin}>
          Set up two-factor sign-in
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <ul className="border-line border-t">
        {state.factors.map(({ id, friendly_name, created_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
            <span>
              {friendly_name}
              <span className="block text-sm text-ink-soft">On since {formatMoment(created_at)}</span>
            </span>
            <Button variant="secondary" size="small" aria-disabled={busy || undefined} onClick={() => remove(id)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <p className={state.recovery_codes < 3 ? 'font-semibold' : ''}>
          {state.recovery_codes === 0
            ? 'You have no recovery codes. Without the app you would be locked out.'
            : `${state.recovery_codes} recovery ${state.recovery_codes === 1 ? 'code is' : 'codes are'} left.`}
        </p>
        <Button className="mt-3" variant="secondary" size="small" aria-disabled={busy || undefined} onClick={makeCodes}>
          Make new recovery codes
        </Button>
      </div>
    </div>
  );
}
