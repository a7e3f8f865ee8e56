import { type CodeForm, codeErrors, codeOf } from '#src/domain/desk/discountCodes.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { addCode } from '#src/server/calls/desk/extras.ts';
import { call } from '#src/server/signedIn.ts';
import { DateInput } from '#src/ui/DateInput.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/discountCodes.ts';

interface Props {
  hotel: string;
  onClose: () => void;
  onChanged: () => void;
}

const days = [
  ['first_day', say.firstDay],
  ['last_day', say.lastDay],
  ['first_night', say.firstNight],
  ['last_night', say.lastNight],
] as const;

export function CodeDialog({ hotel, ...deed }: Props) {
  const { busy, refused, run } = useAction(deed);
  const { form, field, refuse } = useFields<CodeForm>({
    ...{ code: '', kind: 'percent', value: '', most_uses: '', who: 'all', email: '' },
    ...{ first_day: '', last_day: '', first_night: '', last_night: '' },
  });
  function submit() {
    if (refuse(codeErrors(form))) return;
    const code = codeOf(form);
    run(
      () => call(addCode, { hotel_id: hotel, ...code }),
      () => say.codeAdded(code.code),
    );
  }
  return (
    <FormDialog
      title={say.addCode}
      submit={say.addCode}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={deed.onClose}
    >
      <TextInput label={say.code} hint={say.codeHint} required maxLength={30} {...field('code')} />
      <Select label={say.discount} {...field('kind')}>
        {Object.entries(say.kinds).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      <TextInput
        label={form.kind === 'percent' ? say.percent : say.amount}
        inputMode="decimal"
        required
        maxLength={12}
        {...field('value')}
      />
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {days.map(([name, label]) => (
          <DateInput key={name} label={label} {...field(name)} value={form[name]} />
        ))}
        <p className="text-ink-soft text-sm sm:col-span-2">{say.optionalDays}</p>
      </div>
      <TextInput label={say.mostUses} hint={say.optional} inputMode="numeric" maxLength={6} {...field('most_uses')} />
      <Select label={say.guests} hint={form.who === 'returning' ? say.returningHint : undefined} {...field('who')}>
        {Object.entries(say.whoOptions).map(([who, name]) => (
          <option key={who} value={who}>
            {name}
          </option>
        ))}
      </Select>
      {form.who === 'one' && (
        <TextInput type="email" label={say.email} hint={say.emailHint} required maxLength={254} {...field('email')} />
      )}
    </FormDialog>
  );
}
