import type { ChangeEvent, ComponentProps } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'onChange'> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A field that turns typed letters into capitals and keeps the cursor. */
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
          // Set at once: a later change would move the cursor to the end.
          target.value = capitals;
          target.setSelectionRange(at, at);
        }
        onChange(event);
      }}
    />
  );
}
