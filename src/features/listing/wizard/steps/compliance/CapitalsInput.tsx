import type { ChangeEvent, ComponentProps } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'onChange'> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** One line for a code: becomes capital letters while it is typed, wherever in the text that is. */
export function CapitalsInput({ onChange, ...props }: Props) {
  return (
    <TextInput
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      onChange={(event) => {
        const { target } = event;
        const at = target.selectionStart;
        const capitals = target.value.toUpperCase();
        if (capitals !== target.value) {
          // Set here, because setting it later moves the cursor to the end.
          target.value = capitals;
          target.setSelectionRange(at, at);
        }
        onChange(event);
      }}
    />
  );
}
