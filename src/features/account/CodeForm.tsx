import { useEffect, useRef, useState } from 'react';
import { CodeSchema, RecoveryCodeSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { CodeInput } from '#src/features/signin/CodeInput.tsx';
import { useAuthForm } from '#src/features/signin/useAuthForm.ts';
import { auth } from '#src/server/account.ts';
import { proveByCode } from '#src/server/proof.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { checking } from '#src/words/en/account.ts';
import * as words from '#src/words/en/auth.ts';
import { enterRecoveryCode } from './auth.api.ts';

export function CodeForm() {
  const [isRecovery, setRecovery] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {words.oneMoreStep}
      </h1>
      <p className="mt-3 mb-6 text-ink-soft">{isRecovery ? words.askForRecoveryCode : words.askForCode}</p>
      {isRecovery ? <RecoveryCode /> : <AppCode />}
      <p className="mt-6 flex flex-wrap gap-x-6">
        <button type="button" className="link min-h-11" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? words.useApp : words.useRecoveryCode}
        </button>
        <button type="button" className="link min-h-11" onClick={() => auth().signOut({ scope: 'local' })}>
          {words.someoneElse}
        </button>
      </p>
    </>
  );
}

function AppCode() {
  const form = useAuthForm(CodeSchema, { code: '' }, async ({ code }) => {
    const result = await proveByCode(code);
    return result.ok ? null : result.failure.message;
  });
  return (
    <AuthForm form={form} label={words.enterCode} button={words.goOn} sending={checking}>
      <CodeInput {...form.field('code')} />
    </AuthForm>
  );
}

function RecoveryCode() {
  const form = useAuthForm(RecoveryCodeSchema, { recovery_code: '' }, async ({ recovery_code }) => {
    const result = await enterRecoveryCode(recovery_code);
    return result.ok ? null : result.failure.message;
  });
  return (
    <AuthForm form={form} label={words.useRecoveryCode} button={words.goOn} sending={checking}>
      <TextInput
        {...form.field('recovery_code')}
        label={words.recoveryCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </AuthForm>
  );
}
