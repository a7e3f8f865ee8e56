import {
  type AdminRoom,
  lawfulRate,
  listedPrice,
  priceBeforeTax,
  pricesAroundGap,
} from '#src/domain/hotel/adminRooms.ts';
import { gstRule } from '#src/domain/listing/gst.ts';
import { formatMoney, typedRupees } from '#src/domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminRooms.ts';

const rupees = (paise: number) => formatMoney(paise, 'INR', null, 'price');

interface Props {
  room: AdminRoom;
  typed: string;
  /** In paise; null if the text is not a price. */
  price: number | null;
  reason: string | null;
  errors: { price?: string | undefined; reason?: string | undefined };
  onPrice: (typed: string) => void;
  onReason: (reason: string | null) => void;
}

export function AdminRoomPrice({ room, typed, price, reason, errors, onPrice, onReason }: Props) {
  const lawful = price === null ? null : lawfulRate(price);
  const isMisfit = price !== null && lawful !== room.tax_rate;
  const mayKeep = isMisfit && room.is_listed;
  const isKept = mayKeep && reason !== null;
  const rate = isKept ? room.tax_rate : lawful;
  const fits = price === null || rate !== null;
  return (
    <div className="grid gap-3">
      <TextInput
        label={say.priceWithGst}
        inputMode="decimal"
        required
        value={typed}
        error={errors.price ?? (fits ? undefined : gapWords(price))}
        hint={price !== null && rate !== null && <PriceHint room={room} price={price} rate={rate} />}
        onChange={(event) => onPrice(event.currentTarget.value)}
      />
      {!fits && (
        <p className="flex flex-wrap gap-3">
          {pricesAroundGap().map((near) => (
            <Button key={near} variant="secondary" size="small" onClick={() => onPrice(typedRupees(near))}>
              {say.chooseNearPrice(rupees(near))}
            </Button>
          ))}
        </p>
      )}
      {isMisfit && lawful !== null && !isKept && (
        <Notice tone="warning">
          <p>
            <strong>{rateWords(lawful)}</strong> {say.savingChangesGst(rupees(price), room.tax_rate, lawful)}
            {room.is_listed && ` ${say.savingChangesListingToo}`}
          </p>
        </Notice>
      )}
      {mayKeep && (
        <Checkbox
          checked={isKept}
          onChange={(event) => onReason(event.currentTarget.checked ? (room.tax_reason ?? '') : null)}
        >
          {say.keepGstRate(room.tax_rate)}
        </Checkbox>
      )}
      {isKept && (
        <TextInput
          label={say.reasonToKeep(room.tax_rate)}
          required
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={errors.reason}
          hint={say.ownerAndAdminsSeeIt}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

/** Names the price before tax up to which, or above which, a rate applies. */
function rateWords(rate: number): string {
  const { upTo, above } = gstRule();
  return (rate === above ? say.gstAppliesAbove : say.gstAppliesUpTo)(rate, rupees(upTo * 100));
}

function gapWords(price: number): string {
  const { rate, above } = gstRule();
  const [lower, higher] = pricesAroundGap();
  return say.priceBetweenGstRates(rupees(price), rate, rupees(lower), above, rupees(higher));
}

function PriceHint({ room, price, rate }: { room: AdminRoom; price: number; rate: number }) {
  const isOther = price !== room.base_price || rate !== room.tax_rate;
  const paid = room.is_listed && isOther ? listedPrice(price, rate) : price;
  return (
    <>
      {say.beforeGst(rupees(priceBeforeTax(paid, rate)), rate)}
      {paid !== price && ` ${say.guestsWillPayRounded(rupees(paid))}`}
    </>
  );
}
