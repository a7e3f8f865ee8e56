import { useState } from 'react';
import { type CashDay, type CashKind, cashDifferenceWords, maxCashNote } from '#src/domain/desk/cash.ts';
import { longDay } from '#src/domain/desk/stayWords.ts';
import { formatRupees, readAmount, typedRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { recordCash } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as wordsMoney from '#src/words/staff/money.ts';
import * as say from '#src/words/staff/till.ts';

interface Props {
  hotel: string;
  day: string;
  kind: CashKind;
  cash: CashDay;
  onClose: () => void;
  onChanged: () => void;
}

export function CashDialog({ hotel, day, kind, cash, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { id, form, key, field, refuse } = useFields({
    amount: kind === 'opening' ? typedRupees(cash.opening) : '',
    note: '',
  });
  // The form that the person confirmed: an edit asks again.
  const [sure, setSure] = useState('');
  const words = say.cashForms[kind];
  const paise = readAmount(form.amount);
  const difference =
    paise === null || kind === 'expense'
      ? 0
      : kind === 'count'
        ? paise - cash.expected
        : cash.opening_day
          ? paise - cash.opening
          : 0;

  const isOver = kind === 'expense' && paise !== null && paise > Math.max(cash.expected, 0);

  function submit() {
    const found = {
      ...((paise === null || (kind === 'expense' && paise === 0)) && {
        amount: kind === 'expense' ? say.enterExpense : say.enterCash,
      }),
      ...(!form.note.trim() &&
        (kind === 'expense'
          ? { note: say.enterExpensePurpose }
          : difference !== 0 && { note: say.explainDifference(cashDifferenceWords(difference)) })),
    };
    if (refuse(found)) return;
    if (isOver && sure !== key) return document.getElementById(`${id}-sure`)?.focus();
    run(
      () =>
        call(recordCash, {
          ...{ hotel_id: hotel, day, kind, amount: paise, note: form.note, idempotency_key: key },
          expected: kind === 'count' ? cash.expected : null,
        }),
      () => wordsMoney.amountRecorded(formatRupees(paise ?? 0)),
    );
  }
  return (
    <FormDialog
      title={words.title}
      submit={paise ? wordsMoney.recordAmount(formatRupees(paise)) : wordsMoney.record}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {kind === 'count' ? (
          <Marked text={say.expectedOnDay(longDay(day), mark(formatRupees(cash.expected)))}>
            {(amount) => <b>{amount}</b>}
          </Marked>
        ) : (
          longDay(day)
        )}
      </p>
      <TextInput
        label={words.amount}
        required
        inputMode="decimal"
        maxLength={14}
        hint={
          difference
            ? `${cashDifferenceWords(difference)[0]?.toUpperCase()}${cashDifferenceWords(difference).slice(1)}`
            : undefined
        }
        {...field('amount')}
      />
      <TextInput
        label={words.note}
        required={kind === 'expense' || difference !== 0}
        optional={kind !== 'expense' && difference === 0}
        hint={words.hint}
        maxLength={maxCashNote}
        {...field('note')}
      />
      {isOver && (
        <Notice tone="warning" title={say.onlyExpectedInTill(formatRupees(Math.max(cash.expected, 0)))}>
          <p>{say.checkExpense}</p>
          <Checkbox
            id={`${id}-sure`}
            required
            className="mt-2"
            checked={sure === key}
            onChange={(event) => setSure(event.currentTarget.checked ? key : '')}
          >
            {say.amountIsRight}
          </Checkbox>
        </Notice>
      )}
    </FormDialog>
  );
}
