import { type SubmitEvent, useId, useState } from 'react';
import { type CashDay, type CashKind, differenceWords, maxCashNote } from '#src/domain/desk/cash.ts';
import { longDay } from '#src/domain/desk/stayWords.ts';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { recordCash } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
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
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const [amount, setAmount] = useState(kind === 'opening' ? typedRupees(cash.opening) : '');
  const [note, setNote] = useState('');
  // The idempotency key changes with the form, so that a repeated request makes one entry.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<{ amount?: string; note?: string }>({});
  const [isSure, setSure] = useState(false);
  const id = useId();
  const words = say.cashForms[kind];
  const paise = readRupees(amount.replace(/[₹,\s]/g, ''));
  const difference =
    paise === null || kind === 'expense'
      ? 0
      : kind === 'count'
        ? paise - cash.expected
        : cash.opening_day
          ? paise - cash.opening
          : 0;

  const isOver = kind === 'expense' && paise !== null && paise > Math.max(cash.expected, 0);

  const edited = () => {
    setSure(false);
    setKey(crypto.randomUUID());
    setErrors({});
  };
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...((paise === null || (kind === 'expense' && paise === 0)) && {
        amount: kind === 'expense' ? say.enterExpense : say.enterCash,
      }),
      ...(!note.trim() &&
        (kind === 'expense'
          ? { note: say.enterExpensePurpose }
          : difference !== 0 && { note: say.explainDifference(differenceWords(difference)) })),
    };
    setErrors(found);
    if (found.amount || found.note || (isOver && !isSure)) {
      document.getElementById(`${id}-${found.amount ? 'amount' : found.note ? 'note' : 'sure'}`)?.focus();
      return;
    }
    run(
      () =>
        call(recordCash, {
          ...{ hotel_id: hotel, day, kind, amount: paise, note, idempotency_key: key },
          expected: kind === 'count' ? cash.expected : null,
        }),
      () => wordsMoney.amountRecorded(formatRupees(paise ?? 0)),
    );
  }
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {wordsMoney.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {paise ? wordsMoney.recordAmount(formatRupees(paise)) : wordsMoney.record}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
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
          id={`${id}-amount`}
          label={words.amount}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={amount}
          error={errors.amount}
          hint={
            difference
              ? `${differenceWords(difference)[0]?.toUpperCase()}${differenceWords(difference).slice(1)}`
              : undefined
          }
          onChange={(event) => {
            setAmount(event.currentTarget.value);
            edited();
          }}
        />
        <TextInput
          id={`${id}-note`}
          label={words.note}
          required={kind === 'expense' || difference !== 0}
          optional={kind !== 'expense' && difference === 0}
          hint={words.hint}
          autoComplete="off"
          maxLength={maxCashNote}
          value={note}
          error={errors.note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            edited();
          }}
        />
        {isOver && (
          <Notice tone="warning" title={say.onlyExpectedInTill(formatRupees(Math.max(cash.expected, 0)))}>
            <p>{say.checkExpense}</p>
            <Checkbox
              id={`${id}-sure`}
              required
              className="mt-2"
              checked={isSure}
              onChange={(event) => setSure(event.currentTarget.checked)}
            >
              {say.amountIsRight}
            </Checkbox>
          </Notice>
        )}
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
