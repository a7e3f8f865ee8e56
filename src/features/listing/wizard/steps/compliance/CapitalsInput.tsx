import type { ReactNode } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';

interface Props {
  id: string;
  label: string;
  value: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  onType: (typed: string) => void;
}

/** One line for a code: becomes capital letters while it is typed, wherever in the text that is. */
export function CapitalsInput({ onType, ...props }: Props) {
  return (
    <TextInput
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      onChange={({ target }) => {
        const at = target.selectionStart;
        const capitals = target.value.toUpperCase();
        if (capitals !== target.value) {
          // Set here, because setting it later moves the cursor to the end.
          target.value = capitals;
          target.setSelectionRange(at, at);
        }
        onType(capitals);
      }}
    />
  );
}
