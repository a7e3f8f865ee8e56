import { useState } from 'react';
import type { HouseExtra } from '#src/domain/desk/extras.ts';
import { type HousePlan, type PlanForm, planErrors } from '#src/domain/desk/ratePlans.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { savePlan } from '#src/server/calls/desk/extras.ts';
import { call } from '#src/server/signedIn.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as wordsExtras from '#src/words/staff/extras.ts';
import * as say from '#src/words/staff/ratePlans.ts';

interface Props {
  hotel: string;
  meals: readonly HouseExtra[];
  /** Null for a new one. */
  plan: HousePlan | null;
  /** The names of the other plans. */
  others: string[];
  onClose: () => void;
  onChanged: () => void;
}

export function PlanDialog({ hotel, meals, plan, others, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { form, field, refuse } = useFields<PlanForm>({
    name: plan?.name ?? '',
    percent_off: String(plan?.percent_off ?? 0),
    extra_id: plan?.extra_id ?? '',
  });
  const [isRefundable, setRefundable] = useState(plan?.is_refundable ?? true);

  function submit() {
    if (refuse(planErrors(form, isRefundable, others))) return;
    const name = form.name.trim();
    const saved = {
      ...{ hotel_id: hotel, name, percent_off: Number(form.percent_off), is_refundable: isRefundable },
      ...{ extra_id: form.extra_id || null, plan_id: plan?.id ?? null },
    };
    run(
      () => call(savePlan, saved),
      () => say.planSaved(name),
    );
  }
  return (
    <FormDialog
      title={plan ? wordsExtras.editExtra(plan.name) : say.addPlan}
      submit={say.savePlan}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput label={wordsExtras.name} hint={say.planNameHint} required maxLength={60} {...field('name')} />
      <TextInput
        label={say.percentOff}
        hint={say.percentOffHint}
        inputMode="numeric"
        maxLength={6}
        {...field('percent_off')}
      />
      <Select label={say.meal} hint={say.mealHint} {...field('extra_id')}>
        <option value="">{say.noMeal}</option>
        {meals.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Checkbox checked={!isRefundable} onChange={({ currentTarget }) => setRefundable(!currentTarget.checked)}>
        {say.nonRefundable}
        <span className="block text-ink-soft text-sm">{say.nonRefundableTerms}</span>
      </Checkbox>
    </FormDialog>
  );
}
