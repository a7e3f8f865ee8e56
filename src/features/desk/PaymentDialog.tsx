import { type SubmitEvent, useId, useState } from 'react';
import {
  maxPaymentNote,
  maxReference,
  type Payment,
  type PaymentMethod,
  paymentMethods,
  wayWords,
} from '#src/domain/desk/ledger.ts';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import { notePayment } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useDeed } from './useDeed.ts';

const words = {
  received: { title: 'Take a payment', done: 'received', way: 'To' },
  claimed: { title: 'The guest says it is paid', done: 'noted as said to be paid', way: 'To' },
  refunded: { title: 'Give money back', done: 'noted as given back', way: 'By' },
} as const;
/** By whose hand it is: a transfer to the hotel and one to the site are not the same money. */
const hands = [
  ['the hotel', paymentMethods.filter((method) => method !== 'site')],
  ['Susegad Stays', ['site']],
] as const;
function whose(kind: keyof typeof words, method: string) {
  if (method === 'site') return 'Not in your till: neither counted among your cash nor in the sums of the day.';
  return method && kind === 'received' ? 'The hotel has this money, and gives back what comes back of it.' : undefined;
}

interface Props {
  booking: { id: string; guest_name: string; booking_reference: string };
  kind: keyof typeof words;
  /** What is asked for first, in paise. */
  amount: number;
  /** The claim that has come. */
  settles?: Payment | undefined;
  /** It went, or goes back, through the site, as far as is known. */
  bySite?: boolean | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Notes money that came, went back, or is said to be on its way. */
export function PaymentDialog({ booking, kind, amount, settles, bySite, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const [form, setForm] = useState({
    amount: typedRupees(amount),
    method: settles?.method ?? (bySite ? 'site' : ''),
    reference: settles?.reference ?? '',
    note: '',
  });
  // Of these words: what is sent again after an answer that was lost is one entry, and other words are another one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<{ amount?: string; method?: string }>({});
  const id = useId();
  const paise = readRupees(form.amount.replace(/[₹,\s]/g, ''));

  function edit(change: Partial<typeof form>) {
    setForm({ ...form, ...change });
    setKey(crypto.randomUUID());
    setErrors({});
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...(!paise && { amount: 'Please type an amount above ₹0, like 4200 or 4200.50.' }),
      ...(!form.method && { method: 'Please say how it was paid.' }),
    };
    setErrors(found);
    if (!paise || !form.method) {
      document.getElementById(`${id}-${found.amount ? 'amount' : 'method'}`)?.focus();
      return;
    }
    run(
      () =>
        call(notePayment, {
          booking_id: booking.id,
          kind,
          amount: paise,
          method: form.method,
          reference: form.reference,
          note: form.note,
          settles: settles?.id ?? null,
          idempotency_key: key,
        }),
      () => `${formatRupees(paise)} ${words[kind].done}`,
    );
  }
  return (
    <Dialog
      open
      title={words[kind].title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {paise ? `Note ${formatRupees(paise)}` : 'Note it'}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="wrap-anywhere">
          <b>{booking.guest_name}</b>, {booking.booking_reference}
        </p>
        <TextInput
          id={`${id}-amount`}
          label="Amount (₹)"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={form.amount}
          error={errors.amount}
          onChange={(event) => edit({ amount: event.currentTarget.value })}
        />
        <Select
          id={`${id}-method`}
          label="How"
          required
          value={form.method}
          error={errors.method}
          hint={whose(kind, form.method)}
          onChange={(event) => edit({ method: event.currentTarget.value as PaymentMethod })}
        >
          <option value="">Please choose</option>
          {hands.map(([hand, methods]) => (
            <optgroup key={hand} label={`${words[kind].way} ${hand}`}>
              {methods.map((method) => (
                <option key={method} value={method}>
                  {wayWords({ kind, method })}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <TextInput
          label="Reference"
          optional
          hint="UTR of UPI, number of the slip or transfer."
          autoComplete="off"
          maxLength={maxReference}
          value={form.reference}
          onChange={(event) => edit({ reference: event.currentTarget.value })}
        />
        <TextInput
          label="Note"
          optional
          hint="Guests never see it."
          autoComplete="off"
          maxLength={maxPaymentNote}
          value={form.note}
          onChange={(event) => edit({ note: event.currentTarget.value })}
        />
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
