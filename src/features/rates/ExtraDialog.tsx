import { useState } from 'react';
import { extraKinds, extraPers } from '#src/domain/booking/extras.ts';
import {
  type ExtraForm,
  extraErrors,
  extraRates,
  type HouseExtra,
  type HouseExtras,
  isForGuests,
  usualOf,
} from '#src/domain/desk/extras.ts';
import { allInPrice } from '#src/domain/listing/listing.ts';
import { formatRupees, readAmount, typedRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { saveExtra } from '#src/server/calls/desk/extras.ts';
import { call } from '#src/server/signedIn.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/extras.ts';

interface Props {
  hotel: string;
  extras: HouseExtras;
  /** Null for a new one. */
  extra: HouseExtra | null;
  onClose: () => void;
  onChanged: () => void;
}

export function ExtraDialog({ hotel, extras, extra, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { form, field, edit, refuse } = useFields<ExtraForm>({
    ...usualOf(extras, extra?.kind ?? 'meal'),
    ...(extra && { per: extra.per, tax_rate: String(extra.tax_rate) }),
    name: extra?.name ?? '',
    price: extra ? typedRupees(extra.net_price) : '',
    place: String(extra?.place ?? Math.min(extras.rows.length + 1, 99)),
  });
  const [chosen, setForGuests] = useState(extra?.for_guests);
  const forGuests = chosen ?? isForGuests(form.kind);
  const net = readAmount(form.price);
  const usual = extras.kinds.find(({ kind }) => kind === form.kind);

  function submit() {
    if (refuse(extraErrors(form))) return;
    const { kind, per } = form;
    const named = {
      name: form.name.trim(),
      net_price: net,
      tax_rate: Number(form.tax_rate),
      place: Number(form.place),
    };
    run(
      () =>
        call(saveExtra, { hotel_id: hotel, kind, per, ...named, for_guests: forGuests, extra_id: extra?.id ?? null }),
      () => say.extraSaved(named.name),
    );
  }
  return (
    <FormDialog
      title={extra ? say.editExtra(extra.name) : say.addExtra}
      submit={say.saveExtra}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={say.kind}
        {...field('kind')}
        onChange={({ currentTarget }) =>
          edit(usualOf(extras, extraKinds.find((kind) => kind === currentTarget.value) ?? 'other'))
        }
      >
        {extraKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say.kinds[kind]}
          </option>
        ))}
      </Select>
      <TextInput label={say.name} hint={say.nameHint} required maxLength={60} {...field('name')} />
      <Select label={say.charged} {...field('per')}>
        {extraPers.map((per) => (
          <option key={per} value={per}>
            {say.pers[per]}
          </option>
        ))}
      </Select>
      <TextInput label={say.priceBeforeTax} inputMode="decimal" required maxLength={12} {...field('price')} />
      <Select
        label={say.gst}
        hint={usual && say.usualRate(`${usual.tax_rate}%`, usual.sac, say.exceptions[form.kind] ?? '')}
        {...field('tax_rate')}
      >
        {extraRates.map((rate) => (
          <option key={rate} value={rate}>
            {rate}%
          </option>
        ))}
      </Select>
      <p aria-live="polite" className="min-h-6 text-sm">
        {net !== null && say.guestsPayOnSite(formatRupees(allInPrice(net, Number(form.tax_rate))))}{' '}
        {net !== null && !extras.charges_gst && say.withoutGst(formatRupees(allInPrice(net, 0)))}
      </p>
      <TextInput label={say.place} hint={say.placeHint} inputMode="numeric" maxLength={6} {...field('place')} />
      <Checkbox checked={forGuests} onChange={({ currentTarget }) => setForGuests(currentTarget.checked)}>
        {say.forGuests}
      </Checkbox>
    </FormDialog>
  );
}
