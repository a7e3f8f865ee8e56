import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field } from './Field.tsx';
import { type FieldLook, splitField } from './fieldProps.ts';
import type { InputSuggestion } from './inputSuggestion.ts';
import { setFieldValue } from './setFieldValue.ts';

type Props = FieldLook & Omit<ComponentProps<'input'>, 'children'>;

/** A text field with label. It questions phone numbers and emails that look wrong. */
export function TextInput(props: Props) {
  const [field, input] = splitField(props);
  const isAskedAbout = (input.type === 'tel' || input.type === 'email') && !input.readOnly;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input type="text" {...input} {...control} className="input" />
          {isAskedAbout && <Question type={input.type} typed={String(input.value ?? '')} field={control.id} />}
        </>
      )}
    </Field>
  );
}

/** Milliseconds without typing before we ask about the address. */
const debounceMilliseconds = 600;

/** Asks about a typed value after a pause. Initial values are checked only for phones: two numbers survive a reload. */
function Question({ type, typed, field }: { type: string | undefined; typed: string; field: string }) {
  const [asked, setAsked] = useState<{ typed: string; meant: InputSuggestion | null }>({ typed, meant: null });
  const seen = useRef(type === 'tel' ? '' : typed);
  useEffect(() => {
    if (seen.current === typed) return;
    seen.current = typed;
    const timer = setTimeout(async () => {
      const { suggestInput: meantBy } = await import('./inputSuggestion.ts');
      setAsked({ typed, meant: meantBy(type, typed) });
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [type, typed]);
  const suggestion = asked.typed === typed ? asked.meant : null;
  return (
    <div role="status" className="text-sm">
      {suggestion && (
        <div className="mt-1.5">
          {suggestion.words && <p>{suggestion.words}</p>}
          {suggestion.others.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className="link block min-h-11 font-semibold wrap-anywhere"
              onClick={() => {
                const input = document.getElementById(field);
                if (input instanceof HTMLInputElement) setFieldValue(input, value);
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
