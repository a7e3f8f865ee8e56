import type { ComponentProps } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';
import { sixDigitCode } from '#src/words/en/account.ts';

type Props = Pick<ComponentProps<typeof TextInput>, 'name' | 'value' | 'error' | 'onChange'> & { label?: string };

export function CodeInput({ label = sixDigitCode, ...props }: Props) {
  return <TextInput {...props} label={label} inputMode="numeric" autoComplete="one-time-code" maxLength={9} required />;
}
