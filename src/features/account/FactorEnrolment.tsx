import { useState } from 'react';
import { CodeSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { CodeInput } from '#src/features/signin/CodeInput.tsx';
import { useAuthForm } from '#src/features/signin/useAuthForm.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as words from '#src/words/en/account.ts';
import { checking } from '#src/words/en/account.ts';
import { confirmFactor, type Enrolment } from './account.api.ts';

interface Props {
  enrolment: Enrolment;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

export function FactorEnrolment({ enrolment, onDone, onCancel }: Props) {
  // A phone cannot scan its own screen.
  const isPhone = useMediaQuery('(pointer: coarse)');
  const form = useAuthForm(CodeSchema, { code: '' }, async ({ code }) => {
    const result = await confirmFactor(enrolment.id, code);
    if (!result.ok) return result.failure.message;
    await onDone();
    return null;
  });
  const picture = (
    <img className="factor-picture" src={enrolment.qr_code} alt={words.qrCode} width={208} height={208} />
  );
  return (
    <div className="grid gap-6">
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{isPhone ? words.pressButton : words.openApp}</li>
        <li>{isPhone ? words.copyKeyInto : words.scanPicture}</li>
        <li>{words.enterDigits}</li>
      </ol>
      {isPhone ? (
        <>
          <Button href={enrolment.uri}>{words.openInApp}</Button>
          <Key secret={enrolment.secret} />
          <div>
            <p className="mb-3 text-sm text-ink-soft">{words.otherDevice}</p>
            {picture}
          </div>
        </>
      ) : (
        <>
          {picture}
          <Key secret={enrolment.secret} />
        </>
      )}
      <AuthForm form={form} label={words.firstCode} button={words.switchOn} sending={checking}>
        <CodeInput {...form.field('code')} />
      </AuthForm>
      <p>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </div>
  );
}

function Key({ secret }: Pick<Enrolment, 'secret'>) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      showToast({ title: words.notCopied, description: words.selectKey, tone: 'error' });
    }
  }
  return (
    <div>
      <p className="text-sm text-ink-soft">{words.key}</p>
      <p className="figures text-lg wrap-anywhere" data-secret>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={copy}>
        <span aria-live="polite">{isCopied ? words.copied : words.copyKey}</span>
      </Button>
    </div>
  );
}
