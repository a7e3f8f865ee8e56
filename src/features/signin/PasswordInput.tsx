import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { passwordStrength } from '#src/domain/account/account.ts';
import { Field } from '#src/ui/Field.tsx';
import { type FieldLook, splitField } from '#src/ui/fieldProps.ts';
import { hidePassword, passwordAdvice, showPassword } from '#src/words/en/account.ts';

type Props = FieldLook & Omit<ComponentProps<'input'>, 'children' | 'type'> & { showStrength?: boolean };

export function PasswordInput({ showStrength, ...props }: Props) {
  const [field, input] = splitField(props);
  const [isShown, setShown] = useState(false);
  const strength = passwordStrength(String(props.value ?? ''));
  return (
    <Field
      {...field}
      hint={
        showStrength ? (
          <span className="flex items-center gap-3" data-level={strength.level}>
            <span className="password-meter" aria-hidden="true" />
            <span aria-live="polite">{strength.words || passwordAdvice}</span>
          </span>
        ) : (
          field.hint
        )
      }
    >
      {(control) => (
        <div className="relative">
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className="input pr-13" />
          <button
            type="button"
            className="password-eye"
            aria-label={isShown ? hidePassword : showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}
