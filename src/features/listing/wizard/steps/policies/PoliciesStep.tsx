import { policyLabels } from '#src/domain/listing/listing.ts';
import { Choices } from '#src/features/listing/wizard/Choices.tsx';
import { createFieldProps } from '#src/features/listing/wizard/fields.ts';
import { LongText } from '#src/features/listing/wizard/LongText.tsx';
import { cancellationChoices } from '#src/features/listing/wizard/listingFields.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { useImportMarks } from '#src/features/listing/wizard/useImportMarks.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/wizard.ts';

type Policies = StepProps['form']['policies'];
const freeTexts = [
  ['house_rules', say.houseRulesHint],
  ['age_restriction', say.ageRestrictionHint],
  ['payment_policy', say.paymentPolicyHint],
  ['special_conditions', say.specialConditionsHint],
] as const satisfies readonly (readonly [keyof Policies, string])[];

export function PoliciesStep({ form, edit, problems }: StepProps) {
  const { policies } = form;
  const mark = useImportMarks(form);
  const set = (change: Partial<Policies>) => edit({ policies: { ...policies, ...change } });
  const field = createFieldProps({ at: 'policies', labels: policyLabels, values: policies, problems, mark, edit: set });
  return (
    <div className="grid gap-10">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-5">
        <TextInput {...field('check_in_time')} type="time" required />
        <TextInput {...field('check_out_time')} type="time" required />
      </div>
      <Choices
        {...field('cancellation_policy')}
        required
        className="grid gap-2"
        choices={cancellationChoices}
        hint={say.refundsOfPolicies}
      />
      <section className="grid gap-5">
        <h3 className="text-xl">{say.inYourOwnWords}</h3>
        {freeTexts.map(([name, hint]) => (
          <LongText key={name} {...field(name)} hint={hint} maximum={2000} rows={3} />
        ))}
      </section>
    </div>
  );
}
