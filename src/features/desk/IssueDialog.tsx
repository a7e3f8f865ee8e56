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
import * as say from '#src/words/staff/desk.ts';
import { useDeed } from './useDeed.ts';

interface Props {
  booking: DeskBooking;
  isVoucher?: boolean;
  onClose: () => void;
  onChanged: () => void;
}

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
      ({ number }) => say.issued(number),
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
      title={say.ask(isVoucher ? say.issueReceiptVoucher : say.issueInvoice)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {isVoucher
              ? say.issueVoucherFor(formatRupees(booking.voucher_amount))
              : say.issueInvoiceFor(formatRupees(booking.charge ?? booking.total_amount))}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p>
          {booking.charge !== null && `${say.invoiceForAmountYouKeep} `}
          {isVoucher && `${say.voucherShowsAdvance} `}
          {say.getsNextNumber}
          {!isVoucher && ` ${say.withoutGstBillOfSupply}`}
        </p>
        <TextInput label={say.name} required maxLength={120} {...field('name')} />
        <TextInput label={say.company} {...need} maxLength={120} {...field('company')} />
        <TextInput
          label={say.gstNumber}
          {...need}
          hint={isVoucher ? say.voucherGstNumber : say.invoiceGstNumber}
          maxLength={15}
          autoCapitalize="characters"
          spellCheck={false}
          {...field('gstin')}
        />
        <TextArea
          label={say.address}
          {...(form.gstin ? { required: true } : !isNamed && need)}
          hint={isNamed ? say.addressRequiredByRule46 : say.withPinCodeAndState}
          rows={3}
          maxLength={maxBuyerAddress}
          {...field('address')}
        />
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
