import { NewPasswordSchema } from '#src/domain/account.ts';
import { AuthForm } from './AuthForm.tsx';
import { changePassword } from './auth.api.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface Props {
  onChanged: () => void;
}

/** A new password for whoever is signed in. */
export function NewPasswordForm({ onChanged }: Props) {
  const form = useAuthForm(NewPasswordSchema, { password: '', repeat: '' }, async ({ password }) => {
    const result = await changePassword(password);
    if (!result.ok) return result.reason;
    onChanged();
    return null;
  });
  return (
    <AuthForm form={form} label="Change password" button="Save new password" sending="Saving…">
      <PasswordInput
        {...form.field('password')}
        label="New password"
        autoComplete="new-password"
        required
        showStrength
      />
      <PasswordInput {...form.field('repeat')} label="New password again" autoComplete="new-password" required />
    </AuthForm>
  );
}
