import { useState } from 'react';
import { NewEmailSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { CodeInput } from '#src/features/signin/CodeInput.tsx';
import { PasswordInput } from '#src/features/signin/PasswordInput.tsx';
import { useAuthForm } from '#src/features/signin/useAuthForm.ts';
import type { User } from '#src/server/session.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { askForNewEmail } from './account.api.ts';
import { EmailInput } from './EmailInput.tsx';

interface Props {
  user: User;
}

/** Another e-mail for the account, asked for with its password, or with a code of the app where there is one. */
export function EmailForm({ user }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const now = user.email ?? '';
  const isProtected = user.factors?.some(({ status }) => status === 'verified') ?? false;
  const signedUpWithGoogle = user.app_metadata.providers?.includes('google');
  async function send({ email, proof }: { email: string; proof: string }, token?: string) {
    if (email.toLowerCase() === now) return { field: 'email' as const, sentence: 'This is your e-mail already.' };
    const result = await askForNewEmail(email, isProtected ? { code: proof.trim() } : { password: proof, token });
    if (!result.ok) return result.failure.message;
    setSentTo(email);
    return null;
  }
  const form = useAuthForm(NewEmailSchema, { email: '', proof: '' }, send, isProtected ? null : 'proof');
  if (sentTo) {
    return (
      <Notice tone="success" title="Please look into both mails">
        <p className="wrap-anywhere">
          We wrote to {now} and to {sentTo}. Please open the link in each within an hour; until then, {now} stays.
        </p>
      </Notice>
    );
  }
  return (
    <AuthForm form={form} label="Change e-mail" button="Change e-mail" sending="Sending…">
      <EmailInput {...form.field('email')} label="New e-mail" autoComplete="email" />
      {isProtected ? (
        <CodeInput {...form.field('proof')} label="Six-digit code of your app" />
      ) : (
        <PasswordInput
          {...form.field('proof')}
          label="Your password"
          hint={signedUpWithGoogle ? 'Signed up with Google? Choose a password below first.' : undefined}
          autoComplete="current-password"
          required
        />
      )}
    </AuthForm>
  );
}
