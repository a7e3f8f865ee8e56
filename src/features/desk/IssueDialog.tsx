import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { buyerErrors, maxBuyerAddress, needsBuyerAddress, tidyBuyer } from '#src/domain/desk/invoice.ts';
import { formatRupees } from '#src/domain/money.ts';
import { issueInvoice, issueVoucher } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/desk.ts';
import { useAction } from './useAction.ts';

interface Props {
  booking: DeskBooking;
  isVoucher?: boolean;
  onClose: () => void;
  onChanged: () => void;
}

export function IssueDialog({ booking, isVoucher = false, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { form, field, refuse } = useFields({
    name: booking.buyer?.name ?? (booking.is_masked ? '' : booking.guest_name),
    company: booking.buyer?.company ?? '',
    gstin: booking.buyer?.gstin ?? '',
    address: booking.buyer?.address ?? '',
  });

  function submit() {
    if (refuse(buyerErrors(form, isVoucher))) return;
    run(
      () => call(isVoucher ? issueVoucher : issueInvoice, { booking_id: booking.id, buyer: tidyBuyer(form) }),
      ({ number }) => say.issued(number),
    );
  }
  const isNamed = !isVoucher && needsBuyerAddress(booking);
  const need = isVoucher ? { required: true } : { optional: true };
  return (
    <FormDialog
      title={say.ask(isVoucher ? say.issueReceiptVoucher : say.issueInvoice)}
      submit={
        isVoucher
          ? say.issueVoucherFor(formatRupees(booking.voucher_amount))
          : say.issueInvoiceFor(formatRupees(booking.charge ?? booking.total_amount))
      }
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
