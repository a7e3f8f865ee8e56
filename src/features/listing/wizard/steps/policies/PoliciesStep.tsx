import { Choices } from '#src/features/listing/wizard/Choices.tsx';
import { LongText } from '#src/features/listing/wizard/LongText.tsx';
import { cancellationChoices, policyLabels } from '#src/features/listing/wizard/listingFields.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { sentenceAt } from '#src/features/listing/wizard/stepErrors.ts';
import { useImportMarks } from '#src/features/listing/wizard/useImportMarks.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

type Policies = StepProps['form']['policies'];
const freeTexts = [
  ['house_rules', 'Quiet hours, pets, smoking, visitors.'],
  ['age_restriction', 'Such as: guests must be 18 or older.'],
  ['payment_policy', 'When and how guests pay.'],
  ['special_conditions', 'Anything a guest must know before booking.'],
] as const satisfies readonly (readonly [keyof Policies, string])[];

/** Times, cancellation and the rules of the house. */
export function PoliciesStep({ form, edit, problems }: StepProps) {
  const { policies } = form;
  const mark = useImportMarks(form);
  const set = (change: Partial<Policies>) => edit({ policies: { ...policies, ...change } });
  const errorOf = (field: keyof Policies) => sentenceAt(problems, `policies.${field}`);
  return (
    <div className="grid gap-10">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-5">
        {(['check_in_time', 'check_out_time'] as const).map((field) => (
          <TextInput
            key={field}
            id={`policies.${field}`}
            type="time"
            required
            label={policyLabels[field]}
            value={policies[field]}
            mark={mark(`policies.${field}`)}
            error={errorOf(field)}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        ))}
      </div>
      <Choices
        id="policies.cancellation_policy"
        label={policyLabels.cancellation_policy}
        required
        className="grid gap-2"
        error={errorOf('cancellation_policy')}
        choices={cancellationChoices}
        value={policies.cancellation_policy}
        onChoose={(cancellation_policy) => set({ cancellation_policy })}
      />
      <section className="grid gap-5">
        <h3 className="text-xl">In your own words</h3>
        {freeTexts.map(([field, hint]) => (
          <LongText
            key={field}
            id={`policies.${field}`}
            label={policyLabels[field]}
            hint={hint}
            maximum={2000}
            rows={3}
            value={policies[field]}
            mark={mark(`policies.${field}`)}
            error={errorOf(field)}
            onType={(value) => set({ [field]: value })}
          />
        ))}
      </section>
    </div>
  );
}
