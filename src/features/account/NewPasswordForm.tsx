import { LongPasswordSchema, NewPasswordSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { PasswordInput } from '#src/features/signin/PasswordInput.tsx';
import { refusalOfPassword, useAuthForm } from '#src/features/signin/useAuthForm.ts';
import * as words from '#src/words/en/account.ts';
import { savePassword } from './auth.api.ts';

interface Props {
  onChanged: () => void;
  long?: boolean;
}

export function NewPasswordForm({ onChanged, long = false }: Props) {
  const schema = long ? LongPasswordSchema : NewPasswordSchema;
  const form = useAuthForm(schema, { password: '', repeat: '' }, async ({ password }) => {
    const result = await savePassword(password);
    if (!result.ok) return refusalOfPassword(result.failure);
    onChanged();
    return null;
  });
  return (
    <AuthForm form={form} label={words.changePassword} button={words.savePassword} sending={words.saving}>
      <PasswordInput
        {...form.field('password')}
        label={words.newPassword}
        autoComplete="new-password"
        required
        showStrength
      />
      <PasswordInput {...form.field('repeat')} label={words.newPasswordAgain} autoComplete="new-password" required />
    </AuthForm>
  );
}
