import type { ComponentProps } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';

type Props = Pick<ComponentProps<typeof TextInput>, 'name' | 'value' | 'error' | 'onChange'>;

/** The e-mail of an account: what signs in is what a password manager calls the username. */
export function EmailInput(props: Props) {
  return (
    <TextInput
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
