import { type SubmitEvent, useId, useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import {
  type BuyerForm,
  buyerErrors,
  maxBuyerAddress,
  needsBuyerAddress,
  tidyBuyer,
} from '#src/domain/desk/invoice.ts';
import { formatRupees } from '#src/domain/money.ts';
import { issueInvoice, issueVoucher } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { focusFirst } from '#src/ui/focusFirst.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useDeed } from './useDeed.ts';

interface Props {
  booking: DeskBooking;
  /** A receipt voucher over the advance, not the invoice. */
  isVoucher?: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks who the invoice or receipt voucher of a booking is made out to. */
export function IssueDialog({ booking, isVoucher = false, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const [form, setForm] = useState<BuyerForm>({
    name: booking.buyer?.name ?? (booking.is_masked ? '' : booking.guest_name),
    company: booking.buyer?.company ?? '',
    gstin: booking.buyer?.gstin ?? '',
    address: booking.buyer?.address ?? '',
  });
  const [errors, setErrors] = useState<Partial<Record<keyof BuyerForm, string>>>({});
  const id = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = buyerErrors(form, isVoucher);
    setErrors(found);
    if (focusFirst(id, found)) return;
    run(
      () => call(isVoucher ? issueVoucher : issueInvoice, { booking_id: booking.id, buyer: tidyBuyer(form) }),
      ({ number }) => `${number} issued`,
    );
  }
  const field = (name: keyof BuyerForm) => ({
    id: `${id}-${name}`,
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      setForm({ ...form, [name]: event.currentTarget.value });
      setErrors({});
    },
  });
  const isNamed = !isVoucher && needsBuyerAddress(booking);
  const need = isVoucher ? { required: true } : { optional: true };
  return (
    <Dialog
      open
      title={isVoucher ? 'Issue receipt voucher?' : 'Issue invoice?'}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Issue {isVoucher ? 'voucher' : 'invoice'} for{' '}
            {formatRupees(isVoucher ? booking.voucher_amount : (booking.charge ?? booking.total_amount))}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p>
          {booking.charge !== null &&
            `It is for the amount that you keep of this ${booking.stay_state === 'no_show' ? 'no-show' : 'cancelled booking'}, taxed like the room. `}
          {isVoucher && 'It shows the advance that was received, GST included. The invoice adjusts it later. '}
          It gets the next number of the financial year and cannot be changed.
          {!isVoucher && ' If you have no GST number, it is a bill of supply.'}
        </p>
        <TextInput label="Name" required maxLength={120} {...field('name')} />
        <TextInput label="Company" {...need} maxLength={120} {...field('company')} />
        <TextInput
          label="GST number"
          {...need}
          hint={
            isVoucher
              ? '15 characters. The invoice of this booking then needs the same number.'
              : '15 characters. A company registered in the State of this property can claim the tax with it.'
          }
          maxLength={15}
          autoCapitalize="characters"
          spellCheck={false}
          {...field('gstin')}
        />
        <TextArea
          label="Address"
          {...(form.gstin ? { required: true } : !isNamed && need)}
          hint={`With PIN code and State.${isNamed ? ' Rule 46 of the CGST Rules requires it on this invoice.' : ''}`}
          rows={3}
          maxLength={maxBuyerAddress}
          {...field('address')}
        />
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
