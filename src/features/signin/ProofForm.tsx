import { useState } from 'react';
import * as v from 'valibot';
import type { GivenProof, Proof, ProofResult } from '#src/server/proof.ts';
import type { User } from '#src/server/session.ts';
import { codeOfApp, googleOpens, passwordMissing, sixDigitsMissing, yourPassword } from '#src/words/en/account.ts';
import { AuthForm } from './AuthForm.tsx';
import { CodeInput } from './CodeInput.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface Props {
  user: User;
  button: string;
  sending: string;
  send: (proof: GivenProof) => Promise<ProofResult>;
}

const schemas = {
  totp: v.object({
    proof: v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\s/g, '')),
      v.regex(/^\d{6}$/, sixDigitsMissing),
    ),
  }),
  password: v.object({ proof: v.pipe(v.string(), v.nonEmpty(passwordMissing)) }),
  // For accounts with only Google: the server requires a recent sign-in.
  none: v.object({ proof: v.string() }),
};
type Way = keyof typeof schemas;

/** Guesses the kind of proof from the session. The server corrects it. */
function likelyWay({ factors, app_metadata }: User): Way {
  if (factors?.some(({ status }) => status === 'verified')) return 'totp';
  return app_metadata.providers?.includes('email') === false ? 'none' : 'password';
}

export function ProofForm({ user, button, sending, send }: Props) {
  const [way, setWay] = useState(likelyWay(user));
  const [missing, setMissing] = useState<Proof | undefined>();
  async function show({ proof }: { proof: string }, token?: string) {
    setMissing(undefined);
    const sent = await send(way === 'none' ? null : way === 'totp' ? { code: proof } : { password: proof, token });
    if (sent.ok) return null;
    const { code, message, proof: asked } = sent.failure;
    setMissing(asked);
    if (asked && asked !== 'later') setWay(asked);
    const isWrong = code === 'invalid_credentials' || code === 'mfa_verification_failed';
    return isWrong ? { field: 'proof' as const, sentence: message } : message;
  }
  const form = useAuthForm(schemas[way], { proof: '' }, show, way === 'password' ? 'proof' : null);
  return (
    <AuthForm
      form={form}
      label={button}
      button={button}
      sending={sending}
      way={missing === 'none' && <GoogleButton returnTo={window.location.pathname} />}
    >
      {way === 'none' && <p className="text-ink-soft">{googleOpens}</p>}
      {way === 'totp' && <CodeInput {...form.field('proof')} label={codeOfApp} />}
      {way === 'password' && (
        <>
          <input
            className="sr-only"
            type="email"
            autoComplete="username"
            value={user.email ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordInput {...form.field('proof')} label={yourPassword} autoComplete="current-password" required />
        </>
      )}
    </AuthForm>
  );
}
