import { EmailSchema } from '#src/domain/account.ts';
import { AuthForm } from './AuthForm.tsx';
import { sendRecovery } from './auth.api.ts';
import { EmailInput } from './EmailInput.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface Props {
  onSent: (email: string) => void;
}

/** Asks for the mail that leads to a new password. */
export function RecoveryForm({ onSent }: Props) {
  const form = useAuthForm(EmailSchema, { email: '' }, async ({ email }) => {
    const result = await sendRecovery(email);
    if (!result.ok) return result.reason;
    onSent(email);
    return null;
  });
  return (
    <AuthForm form={form} label="Forgotten password" button="Send me a link" sending="Sending…">
      <EmailInput {...form.field('email')} />
    </AuthForm>
  );
}
