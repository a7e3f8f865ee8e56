import type { ComponentProps } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';
import { email } from '#src/words/en/account.ts';

type Props = Pick<ComponentProps<typeof TextInput>, 'name' | 'value' | 'error' | 'onChange' | 'autoComplete'> & {
  label?: string;
};

/** Password managers expect an account's email under the name "username". */
export function EmailInput({ label = email, autoComplete = 'username', ...props }: Props) {
  return (
    <TextInput
      {...props}
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
