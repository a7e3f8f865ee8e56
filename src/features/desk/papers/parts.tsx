import { type ReactNode, useMemo } from 'react';
import { countries } from '#src/domain/formC/countries.ts';
import {
  entries,
  type FormC,
  type FormCField,
  isNeighbour,
  purposes,
  sexes,
  visaFree,
  visaTypes,
} from '#src/domain/formC/form.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

/** The parts of the form of a guest from abroad, in the order in which papers are taken out: who, passport, visa, journey. */

/** What each part of the form is given. */
export interface PartProps {
  form: FormC;
  /** What is to be looked at and stops nothing. */
  warnings: Partial<FormC>;
  /** The attributes of a control. */
  text: (name: FormCField) => {
    id: string;
    value: string;
    error: string | undefined;
    maxLength: number;
    autoComplete: 'off';
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="papers-group min-w-0">
    <legend className="float-left w-full border-line border-t pt-6 font-display text-xl">{title}</legend>
    {children}
  </fieldset>
);

const Options = ({ of }: { of: Readonly<Record<string, string>> | readonly string[] }) => (
  <>
    <option value="">Please choose</option>
    {(Array.isArray(of) ? of.map((one: string) => [one, one]) : Object.entries(of)).map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </>
);

function Country({
  india = true,
  ...field
}: ReturnType<PartProps['text']> & { label: string; required?: boolean; optional?: boolean; india?: boolean }) {
  const all = useMemo(() => countries().filter(({ code }) => india || code !== 'IN'), [india]);
  const { maxLength: _, ...select } = field;
  return (
    <Select {...select}>
      <option value="">Please choose</option>
      {all.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

const Warning = ({ children }: { children: string | undefined }) =>
  children && (
    <Notice tone="warning" className="is-wide">
      {children} Is the date right? The form can be saved all the same.
    </Notice>
  );

/** A choice has no length. */
const chosen = ({ maxLength: _, ...field }: ReturnType<PartProps['text']>) => field;

export function GuestPart({ text }: PartProps) {
  return (
    <Group title="Name and home">
      <TextInput label="Given names" required hint="As in the passport." spellCheck={false} {...text('given_name')} />
      <TextInput
        label="Surname"
        optional
        hint="Empty if the passport has none."
        spellCheck={false}
        {...text('surname')}
      />
      <Select label="Sex" required {...chosen(text('sex'))}>
        <Options of={sexes} />
      </Select>
      <TextInput type="date" label="Date of birth" required {...text('birth_date')} />
      <Country label="Nationality" required india={false} {...text('nationality')} />
      <TextInput label="Address at home" required className="is-wide" {...text('home_address')} />
      <TextInput label="Town" required {...text('home_city')} />
      <Country label="Country" required {...text('home_country')} />
    </Group>
  );
}

export function PassportPart({ form, warnings, text }: PartProps) {
  const orCard = isNeighbour(form);
  const need = orCard ? { optional: true } : { required: true };
  return (
    <Group title={orCard ? 'Passport or identity card' : 'Passport'}>
      <TextInput label="Number" required spellCheck={false} autoCapitalize="characters" {...text('passport_number')} />
      <Country label="Issued by" {...need} {...text('passport_country')} />
      <TextInput
        label="Place of issue"
        optional
        hint="The town or office, if it is printed."
        {...text('passport_city')}
      />
      <TextInput type="date" label="Issued on" {...need} {...text('passport_issued')} />
      <TextInput type="date" label="Valid until" {...need} {...text('passport_until')} />
      <Warning>{warnings.passport_until}</Warning>
    </Group>
  );
}

export function VisaPart({ form, warnings, text }: PartProps) {
  const { free, ...others } = entries;
  const offered = visaFree.includes(form.nationality) ? { ...others, free } : others;
  return (
    <Group title="Visa">
      <Select label="You enter India with" required className="is-wide" {...chosen(text('entry'))}>
        {Object.entries(offered).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      {form.entry === 'oci' && (
        <TextInput
          label="Number of the OCI card"
          required
          spellCheck={false}
          autoCapitalize="characters"
          {...text('visa_number')}
        />
      )}
      {form.entry === 'visa' && (
        <>
          <TextInput
            label="Visa number"
            required
            hint="On an e-Visa: the ETA or visa number."
            spellCheck={false}
            autoCapitalize="characters"
            {...text('visa_number')}
          />
          <Select label="Kind of visa" required {...chosen(text('visa_type'))}>
            <Options of={visaTypes} />
          </Select>
          <TextInput type="date" label="Issued on" required {...text('visa_issued')} />
          <TextInput type="date" label="Valid until" required {...text('visa_until')} />
          <Warning>{warnings.visa_until}</Warning>
          <TextInput label="Place of issue" optional hint="If it is printed." {...text('visa_city')} />
          <Country label="Country of issue" optional {...text('visa_country')} />
        </>
      )}
    </Group>
  );
}

export function JourneyPart({ form, text }: PartProps) {
  return (
    <Group title="Journey">
      <TextInput type="date" label="Arrival in India" required {...text('india_date')} />
      <Select label="Purpose of the visit" required {...chosen(text('purpose'))}>
        <Options of={purposes} />
      </Select>
      <TextInput label="Coming from, town" required hint="The last place before this house." {...text('from_city')} />
      <Country label="Coming from, country" required {...text('from_country')} />
      <TextInput
        label="Coming from, place"
        optional
        hint="An airport, hotel or address."
        className="is-wide"
        {...text('from_place')}
      />
      <TextInput label="Going to, town" required hint="Where you travel after this house." {...text('next_city')} />
      <Country label="Going to, country" required {...text('next_country')} />
      {form.next_country === 'IN' && <TextInput label="Going to, state" optional {...text('next_state')} />}
      <TextInput label="Going to, address" optional hint="A hotel or house, if you know it." {...text('next_place')} />
      <Select label="Do you work in India?" required {...chosen(text('employed'))}>
        <option value="no">No</option>
        <option value="yes">Yes</option>
      </Select>
      <TextInput label="Phone in India" optional type="tel" inputMode="tel" {...text('phone_india')} />
      <TextInput label="Phone at home" optional type="tel" inputMode="tel" {...text('phone_home')} />
    </Group>
  );
}
