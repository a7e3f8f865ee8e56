import type * as v from 'valibot';
import { SignUpSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { PasswordInput } from '#src/features/signin/PasswordInput.tsx';
import { refusalOfPassword, useAuthForm } from '#src/features/signin/useAuthForm.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { fullName, phone } from '#src/words/en/account.ts';
import * as words from '#src/words/en/auth.ts';
import { makeAccount } from './auth.api.ts';
import { EmailInput } from './EmailInput.tsx';

interface Props {
  returnTo: string;
  onSent: (email: string) => void;
}

const empty = { full_name: '', phone: '', email: '', password: '', repeat: '' };

export function SignUpForm({ returnTo, onSent }: Props) {
  async function send({ repeat: _, ...account }: v.InferOutput<typeof SignUpSchema>, token?: string) {
    const result = await makeAccount(account, returnTo, token);
    if (!result.ok) return refusalOfPassword(result.failure);
    showToast({ title: words.success, description: words.checkMail, tone: 'success' });
    onSent(account.email);
    return null;
  }
  const form = useAuthForm(SignUpSchema, empty, send, 'sign-up');
  const [before, terms, between, privacy, after] = words.agreement;
  return (
    <AuthForm form={form} label={words.signUp} button={words.signUp} sending={words.signingUp}>
      <p className="text-ink-soft text-sm">{words.allNeeded}</p>
      <TextInput {...form.field('full_name')} label={fullName} autoComplete="name" required />
      <TextInput {...form.field('phone')} label={phone} type="tel" inputMode="tel" autoComplete="tel" required />
      <EmailInput {...form.field('email')} />
      <PasswordInput
        {...form.field('password')}
        label={words.password}
        autoComplete="new-password"
        required
        showStrength
      />
      <PasswordInput {...form.field('repeat')} label={words.passwordAgain} autoComplete="new-password" required />
      <p className="text-ink-soft text-sm">
        {before}
        <a className="link" href={paths.terms} target="_blank" rel="noopener">
          {terms}
        </a>
        {between}
        <a className="link" href={paths.privacy} target="_blank" rel="noopener">
          {privacy}
        </a>
        {after}
      </p>
    </AuthForm>
  );
}
