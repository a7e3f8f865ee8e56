import { useState } from 'react';
import { SignInSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { PasswordInput } from '#src/features/signin/PasswordInput.tsx';
import { useAuthForm } from '#src/features/signin/useAuthForm.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { failed } from '#src/words/en/account.ts';
import * as words from '#src/words/en/auth.ts';
import { resendConfirmation, signInWithPassword } from './auth.api.ts';
import { EmailInput } from './EmailInput.tsx';

interface Props {
  returnTo: string;
  onForgotten: (email: string) => void;
  onByMail: (email: string) => void;
  onTry: () => void;
  onTried: (strongerNeeded: boolean) => void;
}

export function SignInForm({ returnTo, onForgotten, onByMail, onTry, onTried }: Props) {
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [isResending, setResending] = useState(false);
  async function send({ email, password }: { email: string; password: string }, token?: string) {
    onTry();
    const result = await signInWithPassword(email, password, token);
    onTried(result.ok && result.value.stronger_needed);
    setUnconfirmed(!result.ok && result.failure.code === 'email_not_confirmed');
    return result.ok ? null : result.failure.message;
  }
  const form = useAuthForm(SignInSchema, { email: '', password: '' }, send, 'sign-in');

  async function resend() {
    if (isResending) return;
    setResending(true);
    const shown = await form.human?.ask();
    const result =
      shown?.ok === false ? shown : await resendConfirmation(form.values.email ?? '', returnTo, shown?.value);
    setResending(false);
    if (result.ok) showToast({ title: words.success, description: words.checkMail, tone: 'success' });
    else showToast({ title: failed, description: result.failure.message, tone: 'error' });
  }

  return (
    <AuthForm
      form={form}
      label={words.signIn}
      button={words.signIn}
      sending={words.signingIn}
      way={
        unconfirmed && (
          <Button variant="secondary" size="small" aria-disabled={isResending || undefined} onClick={resend}>
            {words.sendAgain}
          </Button>
        )
      }
    >
      <EmailInput {...form.field('email')} />
      <div>
        <PasswordInput {...form.field('password')} label={words.password} autoComplete="current-password" required />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <button type="button" className="link min-h-11" onClick={() => onForgotten(form.values.email ?? '')}>
            {words.forgotPassword}
          </button>
          <button type="button" className="link min-h-11" onClick={() => onByMail(form.values.email ?? '')}>
            {words.mailMeLink}
          </button>
        </p>
      </div>
    </AuthForm>
  );
}
