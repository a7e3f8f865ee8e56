import { type ReactNode, useMemo, useState } from 'react';
import { countries } from '#src/domain/formC/countries.ts';
import { type FormC, type FormCField, isNeighbour, visaFree } from '#src/domain/formC/form.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import {
  arrivalInIndia,
  asInPassport,
  birthDate,
  country,
  countryOfIssue,
  emptyIfNone,
  enterWith,
  entries,
  fromCountry,
  fromPlace,
  fromPlaceHint,
  fromTown,
  fromTownHint,
  givenNames,
  homeAddress,
  ifPrinted,
  inLatin,
  isDateRight,
  issuedBy,
  issuedOn,
  journey,
  nameAndHome,
  nationality,
  no,
  number,
  ociNumber,
  optionalFields,
  passport,
  passportOrCard,
  phoneAtHome,
  phoneInIndia,
  placeIfPrinted,
  placeOfIssue,
  pleaseChoose,
  purpose,
  purposes,
  sex,
  sexes,
  surname,
  toAddress,
  toAddressHint,
  toCountry,
  toState,
  toTown,
  toTownHint,
  town,
  validUntil,
  visa,
  visaKind,
  visaNumber,
  visaNumberHint,
  visaTypes,
  worksInIndia,
  yes,
} from '#src/words/en/arrival.ts';

export interface PartProps {
  form: FormC;
  warnings: Partial<FormC>;
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

const Options = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <>
    <option value="">{pleaseChoose}</option>
    {Object.entries(of).map(([value, words]) => (
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
      <option value="">{pleaseChoose}</option>
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
      {children} {isDateRight}
    </Notice>
  );

/** Fields that are rarely printed. Opens for a stored value or an error. Deleting a value does not close it. */
function Rest({
  form,
  text,
  names,
  children,
}: Omit<PartProps, 'warnings'> & { names: FormCField[]; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => names.some((name) => form[name]));
  return (
    <details
      className="is-wide"
      open={isOpen || names.some((name) => text(name).error)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{optionalFields}</summary>
      <div className="papers-group pt-2">{children}</div>
    </details>
  );
}

const chosen = ({ maxLength: _, ...field }: ReturnType<PartProps['text']>) => field;

export function GuestPart({ text }: PartProps) {
  return (
    <Group title={nameAndHome}>
      <TextInput label={givenNames} required hint={asInPassport} spellCheck={false} {...text('given_name')} />
      <TextInput label={surname} optional hint={emptyIfNone} spellCheck={false} {...text('surname')} />
      <Select label={sex} required {...chosen(text('sex'))}>
        <Options of={sexes} />
      </Select>
      <TextInput type="date" label={birthDate} required {...text('birth_date')} />
      <Country label={nationality} required india={false} {...text('nationality')} />
      <TextInput label={homeAddress} required hint={inLatin} className="is-wide" {...text('home_address')} />
      <TextInput label={town} required {...text('home_city')} />
      <Country label={country} required {...text('home_country')} />
    </Group>
  );
}

export function PassportPart({ form, warnings, text }: PartProps) {
  const orCard = isNeighbour(form);
  const need = orCard ? { optional: true } : { required: true };
  return (
    <Group title={orCard ? passportOrCard : passport}>
      <TextInput label={number} required spellCheck={false} autoCapitalize="characters" {...text('passport_number')} />
      <Country label={issuedBy} {...need} {...text('passport_country')} />
      <TextInput type="date" label={issuedOn} {...need} {...text('passport_issued')} />
      <TextInput type="date" label={validUntil} {...need} {...text('passport_until')} />
      <Warning>{warnings.passport_until}</Warning>
      <Rest form={form} text={text} names={['passport_city']}>
        <TextInput label={placeOfIssue} optional hint={placeIfPrinted} {...text('passport_city')} />
      </Rest>
    </Group>
  );
}

export function VisaPart({ form, warnings, text }: PartProps) {
  const { free, ...others } = entries;
  const offered = visaFree.includes(form.nationality) ? { ...others, free } : others;
  return (
    <Group title={visa}>
      <Select label={enterWith} required className="is-wide" {...chosen(text('entry'))}>
        {Object.entries(offered).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      {form.entry === 'oci' && (
        <TextInput label={ociNumber} required spellCheck={false} autoCapitalize="characters" {...text('visa_number')} />
      )}
      {form.entry === 'visa' && (
        <>
          <TextInput
            label={visaNumber}
            required
            hint={visaNumberHint}
            spellCheck={false}
            autoCapitalize="characters"
            {...text('visa_number')}
          />
          <Select label={visaKind} required {...chosen(text('visa_type'))}>
            <Options of={visaTypes} />
          </Select>
          <TextInput type="date" label={issuedOn} required {...text('visa_issued')} />
          <TextInput type="date" label={validUntil} required {...text('visa_until')} />
          <Warning>{warnings.visa_until}</Warning>
          <Rest form={form} text={text} names={['visa_city', 'visa_country']}>
            <TextInput label={placeOfIssue} optional hint={ifPrinted} {...text('visa_city')} />
            <Country label={countryOfIssue} optional {...text('visa_country')} />
          </Rest>
        </>
      )}
    </Group>
  );
}

export function JourneyPart({ form, text }: PartProps) {
  return (
    <Group title={journey}>
      <TextInput type="date" label={arrivalInIndia} required {...text('india_date')} />
      <Select label={purpose} required {...chosen(text('purpose'))}>
        <Options of={purposes} />
      </Select>
      <TextInput label={fromTown} required hint={fromTownHint} {...text('from_city')} />
      <Country label={fromCountry} required {...text('from_country')} />
      <TextInput label={toTown} required hint={toTownHint} {...text('next_city')} />
      <Country label={toCountry} required {...text('next_country')} />
      {form.next_country === 'IN' && <TextInput label={toState} optional {...text('next_state')} />}
      <Select label={worksInIndia} required {...chosen(text('employed'))}>
        <option value="no">{no}</option>
        <option value="yes">{yes}</option>
      </Select>
      <Rest form={form} text={text} names={['from_place', 'next_place', 'phone_india', 'phone_home']}>
        <TextInput label={fromPlace} optional hint={fromPlaceHint} className="is-wide" {...text('from_place')} />
        <TextInput label={toAddress} optional hint={toAddressHint} {...text('next_place')} />
        <TextInput label={phoneInIndia} optional type="tel" inputMode="tel" {...text('phone_india')} />
        <TextInput label={phoneAtHome} optional type="tel" inputMode="tel" {...text('phone_home')} />
      </Rest>
    </Group>
  );
}
