import type * as v from 'valibot';
import { SignUpSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { PasswordInput } from '#src/features/signin/PasswordInput.tsx';
import { refusalOfPassword, useAuthForm } from '#src/features/signin/useAuthForm.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { makeAccount } from './auth.api.ts';
import { EmailInput } from './EmailInput.tsx';

interface Props {
  returnTo: string;
  onSent: (email: string) => void;
}

const empty = { full_name: '', phone: '', email: '', password: '', repeat: '' };

/** A new account. The mail that confirms it is on its way when `onSent` is told. */
export function SignUpForm({ returnTo, onSent }: Props) {
  async function send({ repeat: _, ...account }: v.InferOutput<typeof SignUpSchema>, token?: string) {
    const result = await makeAccount(account, returnTo, token);
    if (!result.ok) return refusalOfPassword(result.failure);
    showToast({ title: 'Success!', description: 'Please check your email to verify your account.', tone: 'success' });
    onSent(account.email);
    return null;
  }
  const form = useAuthForm(SignUpSchema, empty, send, 'sign-up');
  return (
    <AuthForm form={form} label="Sign Up" button="Sign Up" sending="Signing up…">
      <p className="text-ink-soft text-sm">All fields are needed.</p>
      <TextInput {...form.field('full_name')} label="Full name" autoComplete="name" required />
      <TextInput {...form.field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" required />
      <EmailInput {...form.field('email')} />
      <PasswordInput {...form.field('password')} label="Password" autoComplete="new-password" required showStrength />
      <PasswordInput {...form.field('repeat')} label="Password again" autoComplete="new-password" required />
      <p className="text-ink-soft text-sm">
        By signing up you agree to our{' '}
        <a className="link" href={paths.terms} target="_blank" rel="noopener">
          terms
        </a>
        ; what we keep of you is on the page about{' '}
        <a className="link" href={paths.privacy} target="_blank" rel="noopener">
          privacy
        </a>
        .
      </p>
    </AuthForm>
  );
}
