import { useState } from 'react';
import type { HouseExtras } from '#src/domain/desk/extras.ts';
import type { HousePlan } from '#src/domain/desk/ratePlans.ts';
import { removePlan } from '#src/server/calls/desk/extras.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as wordsExtras from '#src/words/staff/extras.ts';
import * as say from '#src/words/staff/ratePlans.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RowButtons } from './RowButtons.tsx';
import { Section } from './Section.tsx';

interface Props {
  hotel: string;
  extras: HouseExtras;
  onChanged: () => void;
}

/** The rate plans of a property, beside its standard price. */
export function PricePlansSection({ hotel, extras, onChanged }: Props) {
  const [editing, setEditing] = useState<HousePlan | 'new' | null>(null);
  const [removing, setRemoving] = useState<HousePlan | null>(null);
  const { plans, rows } = extras;
  const columns: Column<HousePlan>[] = [
    { head: say.plan, cell: ({ name }) => <b className="wrap-anywhere">{name}</b> },
    { head: say.percentOff, cell: ({ percent_off }) => (percent_off > 0 ? say.off(percent_off) : say.noPercentOff) },
    { head: say.meal, cell: ({ extra_id }) => rows.find(({ id }) => id === extra_id)?.name ?? say.noMeal },
    { head: wordsExtras.refund, cell: (plan) => (plan.is_refundable ? say.refundable : say.nonRefundable) },
    {
      head: wordsExtras.actions,
      cell: (row) => <RowButtons name={row.name} onEdit={() => setEditing(row)} onRemove={() => setRemoving(row)} />,
    },
  ];
  return (
    <Section title={say.ratePlans} lead={say.ratePlansLead}>
      {plans.length > 0 ? (
        <FiguresTable caption={say.plansAndTerms} columns={columns} rows={plans} keyOf={({ id }) => id} />
      ) : (
        <p>{say.noPlansYet}</p>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => setEditing('new')}>
        {say.addPlan}
      </Button>
      {editing && (
        <PlanDialog
          hotel={hotel}
          meals={rows.filter(({ kind, per }) => kind === 'meal' && per === 'person_night')}
          plan={editing === 'new' ? null : editing}
          others={plans.filter((plan) => plan !== editing).map(({ name }) => name)}
          onClose={() => setEditing(null)}
          onChanged={onChanged}
        />
      )}
      {removing && (
        <RemoveDialog
          name={removing.name}
          submit={say.removePlan}
          note={say.bookingsKeepPlan}
          remove={() => call(removePlan, { plan_id: removing.id })}
          onClose={() => setRemoving(null)}
          onChanged={onChanged}
        />
      )}
    </Section>
  );
}
