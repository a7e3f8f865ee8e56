import { useState } from 'react';
import { EmailSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { useAuthForm } from '#src/features/signin/useAuthForm.ts';
import type { Result } from '#src/lib/result.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { sending } from '#src/words/en/account.ts';
import * as words from '#src/words/en/auth.ts';
import { sendMagicLink, sendRecovery } from './auth.api.ts';
import { EmailInput } from './EmailInput.tsx';

const mails = {
  recovery: {
    label: words.forgottenPassword,
    ask: words.askForPassword,
    send: sendRecovery,
    sent: words.passwordLinkSent,
  },
  magiclink: {
    label: words.signInByMail,
    ask: words.askForLink,
    send: sendMagicLink,
    sent: words.signInLinkSent,
  },
} as const satisfies Record<
  string,
  {
    label: string;
    ask: string;
    send: (email: string, returnTo: string, token?: string) => Promise<Result<unknown>>;
    sent: (email: string) => string;
  }
>;

interface Props {
  kind: keyof typeof mails;
  typed?: string;
  returnTo: string;
  onSent: () => void;
}

export function MailForm({ kind, typed = '', returnTo, onSent }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { label, ask, send, sent } = mails[kind];
  async function request({ email }: { email: string }, token?: string) {
    const result = await send(email, returnTo, token);
    if (!result.ok) return result.failure.message;
    setSentTo(email);
    onSent();
    return null;
  }
  const form = useAuthForm(EmailSchema, { email: typed }, request, 'mail');
  if (sentTo) {
    return (
      <Notice tone="success" title={words.lookIntoMail}>
        <p>{sent(sentTo)}</p>
      </Notice>
    );
  }
  return (
    <>
      <p className="mb-6 text-ink-soft">{ask}</p>
      <AuthForm form={form} label={label} button={words.sendLink} sending={sending}>
        <EmailInput {...form.field('email')} />
      </AuthForm>
    </>
  );
}
