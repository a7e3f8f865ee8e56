import { useState } from 'react';
import { NewEmailSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { CodeInput } from '#src/features/signin/CodeInput.tsx';
import { PasswordInput } from '#src/features/signin/PasswordInput.tsx';
import { useAuthForm } from '#src/features/signin/useAuthForm.ts';
import type { User } from '#src/server/session.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as words from '#src/words/en/account.ts';
import { codeOfApp, sending, yourPassword } from '#src/words/en/account.ts';
import { askForNewEmail } from './account.api.ts';
import { EmailInput } from './EmailInput.tsx';

interface Props {
  user: User;
}

export function EmailForm({ user }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const now = user.email ?? '';
  const isProtected = user.factors?.some(({ status }) => status === 'verified') ?? false;
  const signedUpWithGoogle = user.app_metadata.providers?.includes('google');
  async function send({ email, proof }: { email: string; proof: string }, token?: string) {
    if (email.toLowerCase() === now) return { field: 'email' as const, sentence: words.sameEmail };
    const result = await askForNewEmail(email, isProtected ? { code: proof.trim() } : { password: proof, token });
    if (!result.ok) return result.failure.message;
    setSentTo(email);
    return null;
  }
  const form = useAuthForm(NewEmailSchema, { email: '', proof: '' }, send, isProtected ? null : 'proof');
  if (sentTo) {
    return (
      <Notice tone="success" title={words.lookIntoBoth}>
        <p className="wrap-anywhere">{words.wroteToBoth(now, sentTo)}</p>
      </Notice>
    );
  }
  return (
    <AuthForm form={form} label={words.changeEmail} button={words.changeEmail} sending={sending}>
      <EmailInput {...form.field('email')} label={words.newEmail} autoComplete="email" />
      {isProtected ? (
        <CodeInput {...form.field('proof')} label={codeOfApp} />
      ) : (
        <PasswordInput
          {...form.field('proof')}
          label={yourPassword}
          hint={signedUpWithGoogle ? words.choosePasswordFirst : undefined}
          autoComplete="current-password"
          required
        />
      )}
    </AuthForm>
  );
}
