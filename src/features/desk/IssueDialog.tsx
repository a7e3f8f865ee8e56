import { type SubmitEvent, useId, useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { type BuyerForm, buyerErrors, maxBuyerAddress, tidyBuyer } from '#src/domain/desk/invoice.ts';
import { formatRupees } from '#src/domain/money.ts';
import { issueInvoice } from '#src/server/calls/money.ts';
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
  onClose: () => void;
  onChanged: () => void;
}

/** Who the invoice of a booking is made out to. */
export function IssueDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const [form, setForm] = useState<BuyerForm>({
    name: booking.is_masked ? '' : booking.guest_name,
    company: '',
    gstin: '',
    address: '',
  });
  const [errors, setErrors] = useState<Partial<Record<keyof BuyerForm, string>>>({});
  const id = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = buyerErrors(form);
    setErrors(found);
    if (focusFirst(id, found)) return;
    run(
      () => call(issueInvoice, { booking_id: booking.id, buyer: tidyBuyer(form) }),
      ({ number }) => `${number} is issued`,
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
  return (
    <Dialog
      open
      title="Issue an invoice"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Issue over {formatRupees(booking.charge ?? booking.total_amount)}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p>
          {booking.charge !== null &&
            `It is over what is kept of this ${booking.stay_state === 'no_show' ? 'no-show' : 'cancelled booking'}, taxed as the room is. `}
          It gets the next number of the financial year and stays as it is. Without a GST number of your own it is a
          bill of supply.
        </p>
        <TextInput label="Name" required maxLength={120} {...field('name')} />
        <TextInput label="Company" optional maxLength={120} {...field('company')} />
        <TextInput
          label="Their GST number"
          optional
          hint="15 characters. A company that is registered in the State of this house can claim the tax with it."
          maxLength={15}
          autoCapitalize="characters"
          spellCheck={false}
          {...field('gstin')}
        />
        <TextArea
          label="Address"
          optional
          hint="With PIN code and State: asked for by rule 46 of the CGST Rules for stays booked through a site, and from ₹50,000 on."
          rows={3}
          maxLength={maxBuyerAddress}
          {...field('address')}
        />
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
