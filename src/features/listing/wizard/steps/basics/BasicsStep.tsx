import { propertyTypes } from '#src/domain/listing/listing.ts';
import { indianStates, stateCount } from '#src/domain/listing/listingWords.ts';
import { $listing } from '#src/features/listing/keep/listing.store.ts';
import { Choices } from '#src/features/listing/wizard/Choices.tsx';
import { LongText } from '#src/features/listing/wizard/LongText.tsx';
import { basicsLabels } from '#src/features/listing/wizard/listingFields.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { sentenceAt } from '#src/features/listing/wizard/stepErrors.ts';
import { useImportMarks } from '#src/features/listing/wizard/useImportMarks.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { MapFields } from './MapFields.tsx';

type Basics = StepProps['form']['basics'];
const types = Object.entries(propertyTypes).map(([value, label]) => ({ value, label }));

/** What the place is and where. */
export function BasicsStep({ form, edit, problems }: StepProps) {
  const { basics } = form;
  const mark = useImportMarks(form);
  // On top of the newest form: the device's location arrives when more has been typed, maybe with this step left.
  const set = (change: Partial<Basics>) => edit({ basics: { ...$listing.get().form.basics, ...change } });
  const errorOf = (field: keyof Basics) => sentenceAt(problems, `basics.${field}`);
  const text = (field: keyof Basics) => ({
    id: `basics.${field}`,
    label: basicsLabels[field],
    value: basics[field],
    mark: mark(`basics.${field}`),
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });

  return (
    <div className="grid gap-10">
      <section className="grid gap-5">
        <TextInput {...text('name')} required autoComplete="off" hint="As guests will read it." />
        <Choices
          id="basics.property_type"
          label={basicsLabels.property_type}
          required
          mark={mark('basics.property_type')}
          error={errorOf('property_type')}
          choices={types}
          value={basics.property_type}
          onChoose={(property_type) => set({ property_type })}
        />
        <Select {...text('star_rating')} optional hint="Of the official classification, if you have one.">
          <option value="">No classification</option>
          {['1', '2', '3', '4', '5'].map((stars) => (
            <option key={stars} value={stars}>
              {stars} {stars === '1' ? 'star' : 'stars'}
            </option>
          ))}
        </Select>
        <LongText
          id="basics.description"
          label={basicsLabels.description}
          hint="What makes a stay with you special, and what is around."
          maximum={5000}
          rows={6}
          value={basics.description}
          mark={mark('basics.description')}
          error={errorOf('description')}
          onType={(description) => set({ description })}
        />
      </section>
      <section className="grid gap-5">
        <h3 className="text-xl">Address</h3>
        <TextInput {...text('address')} required autoComplete="street-address" />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextInput {...text('city')} required autoComplete="address-level2" />
          <TextInput {...text('pincode')} required inputMode="numeric" autoComplete="postal-code" hint="6 digits." />
          <Select {...text('state')} required autoComplete="address-level1">
            <option value="">Please choose</option>
            <optgroup label="States">
              {indianStates.slice(0, stateCount).map((state) => (
                <option key={state}>{state}</option>
              ))}
            </optgroup>
            <optgroup label="Union territories">
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
      <MapFields
        latitude={basics.latitude}
        longitude={basics.longitude}
        markOf={(field) => mark(`basics.${field}`)}
        errorOf={errorOf}
        onPlace={set}
      />
    </div>
  );
}
