import { useRef, useState } from 'react';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { makeRecoveryCodes } from '#src/server/calls/account.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as words from '#src/words/en/account.ts';
import { failed, setUpTwoFactor } from '#src/words/en/account.ts';
import { beginFactor, type Enrolment, fetchTwoFactor, removeFactor } from './account.api.ts';
import { FactorEnrolment } from './FactorEnrolment.tsx';
import { FactorList } from './FactorList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function TwoFactorSection() {
  const { remote, retry } = useRemote('two-factor', fetchTwoFactor);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const fail = (reason: string) => showToast({ title: failed, description: reason, tone: 'error' });
  const keepFocus = () => panel.current?.focus();

  async function begin() {
    if (busy) return;
    setBusy(true);
    const result = await beginFactor(words.appOf(new Date().toISOString().slice(0, 10)));
    setBusy(false);
    if (result.ok) {
      keepFocus();
      setEnrolment(result.value);
    } else fail(result.failure.message);
  }
  async function makeCodes() {
    if (busy) return;
    setBusy(true);
    const result = await call(makeRecoveryCodes);
    setBusy(false);
    if (result.ok) setCodes(result.value.codes);
    else fail(result.failure.message);
    retry();
  }
  async function remove(id: string) {
    if (busy) return;
    setBusy(true);
    const result = await removeFactor(id);
    setBusy(false);
    if (result.ok) showToast({ title: words.switchedOff, tone: 'info' });
    else fail(result.failure.message);
    setCodes(null);
    keepFocus();
    retry();
  }

  function content() {
    if (enrolment) {
      return (
        <FactorEnrolment
          enrolment={enrolment}
          onCancel={() => {
            keepFocus();
            setEnrolment(null);
          }}
          onDone={async () => {
            showToast({ title: words.switchedOn, tone: 'success' });
            await makeCodes();
            keepFocus();
            setEnrolment(null);
          }}
        />
      );
    }
    // The codes are shown only once.
    if (codes) {
      return (
        <RecoveryCodes
          codes={codes}
          onSaved={() => {
            keepFocus();
            setCodes(null);
          }}
        />
      );
    }
    if (remote.state === 'failed') {
      return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
    }
    // The previous answer may be out of date after a change, so it is not shown.
    if (remote.state === 'loading') return <Skeleton className="h-24 w-full" />;
    if (remote.value.factors.length > 0) {
      return <FactorList state={remote.value} busy={busy} onRemove={remove} onMakeCodes={makeCodes} />;
    }
    return (
      <div>
        <p>{words.isOff}</p>
        <Button className="mt-4" aria-disabled={busy || undefined} onClick={begin}>
          {setUpTwoFactor}
        </Button>
      </div>
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, there is a form inside
    <div ref={panel} tabIndex={-1} role="group" aria-label={words.twoFactor} className="outline-none">
      {content()}
    </div>
  );
}
