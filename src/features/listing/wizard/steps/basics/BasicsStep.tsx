import { basicsLabels, propertyTypes } from '#src/domain/listing/listing.ts';
import { indianStates, stateCount } from '#src/domain/listing/listingWords.ts';
import { $listing } from '#src/features/listing/keep/listing.store.ts';
import { Choices } from '#src/features/listing/wizard/Choices.tsx';
import { createFieldProps } from '#src/features/listing/wizard/fields.ts';
import { LongText } from '#src/features/listing/wizard/LongText.tsx';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { useImportMarks } from '#src/features/listing/wizard/useImportMarks.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { ContactFields } from './ContactFields.tsx';
import { MapFields } from './MapFields.tsx';

type Basics = StepProps['form']['basics'];
const types = Object.entries(propertyTypes).map(([value, label]) => ({ value, label }));

export function BasicsStep({ form, edit, problems }: StepProps) {
  const { basics } = form;
  const mark = useImportMarks(form);
  // Uses the newest form: the device's location may arrive after more edits, or on another step.
  const set = (change: Partial<Basics>) => edit({ basics: { ...$listing.get().form.basics, ...change } });
  const field = createFieldProps({ at: 'basics', labels: basicsLabels, values: basics, problems, mark, edit: set });

  return (
    <div className="grid gap-10">
      <section className="grid gap-5">
        <TextInput {...field('name')} required autoComplete="off" hint={say.asGuestsWillReadIt} />
        <Choices {...field('property_type')} required choices={types} />
        <Select {...field('star_rating')} optional hint={say.fromOfficialClassification}>
          <option value="">{say.noClassification}</option>
          {['1', '2', '3', '4', '5'].map((stars) => (
            <option key={stars} value={stars}>
              {say.starCount(Number(stars))}
            </option>
          ))}
        </Select>
        <LongText {...field('description')} hint={say.whatMakesItSpecial} maximum={5000} rows={6} />
      </section>
      <section className="grid gap-5">
        <h3 className="text-xl">{say.location}</h3>
        <TextInput {...field('address')} required autoComplete="street-address" />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextInput {...field('city')} required autoComplete="address-level2" />
          <TextInput
            {...field('pincode')}
            required
            inputMode="numeric"
            autoComplete="postal-code"
            hint={say.sixDigits}
          />
          <Select {...field('state')} required autoComplete="address-level1">
            <option value="">{say.pleaseChoose}</option>
            <optgroup label={say.states}>
              {indianStates.slice(0, stateCount).map((state) => (
                <option key={state}>{state}</option>
              ))}
            </optgroup>
            <optgroup label={say.unionTerritories}>
              {indianStates.slice(stateCount).map((state) => (
                <option key={state}>{state}</option>
              ))}
            </optgroup>
          </Select>
          <div>
            <p className="mb-1.5 font-semibold text-sm">{basicsLabels.country}</p>
            <p className="flex min-h-12 items-center">{basics.country}</p>
          </div>
        </div>
      </section>
      <MapFields field={field} onPlace={set} />
      <ContactFields field={field} />
    </div>
  );
}
