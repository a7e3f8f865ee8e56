import { type ComponentProps, useState } from 'react';
import { readTypedDate } from '#src/domain/sheet/cells.ts';
import { formatDate, isIsoDate, todayInKolkata } from '#src/domain/stay.ts';
import { TextInput } from './TextInput.tsx';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  /** yyyy-MM-dd, or a text that is no date. */
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

const wordsOf = (value: string) => (isIsoDate(value) ? formatDate(value) : value);

/** A date as people type it: "20/12/2026", "20 dec", "2026-12-20". It shows how the text is read, the day first. */
export function DateInput({ value, onChange, hint, ...field }: Props) {
  const [typed, setTyped] = useState(wordsOf(value));
  const read = (text: string) => readTypedDate(text, todayInKolkata()) ?? text;
  // The value may change without typing.
  const shown = read(typed) === value ? typed : wordsOf(value);
  const words = wordsOf(value);
  return (
    <TextInput
      {...field}
      autoComplete="off"
      value={shown}
      hint={words === shown ? hint : words}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange({ currentTarget: { value: read(text) } });
      }}
      onBlur={() => setTyped(words)}
    />
  );
}
