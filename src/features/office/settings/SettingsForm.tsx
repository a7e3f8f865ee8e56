import './SettingsForm.css';
import type { ReactNode } from 'react';
import {
  addressHeaders,
  type SettingsInput as Form,
  type SettingName,
  type Settings,
} from '#src/domain/office/settings.ts';
import { formatDate } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/admin.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

interface Props {
  settings: Settings;
  /** True if this admin signed in with a second factor. */
  hasSecondFactor: boolean;
}

type SwitchName = 'admins_need_second_factor' | 'guests_prove_human';
type TextName = Exclude<SettingName, SwitchName | 'client_address_header'>;

/** True if the pages of this build can show the check. */
const hasCheck = Boolean(import.meta.env.PUBLIC_TURNSTILE_SITE_KEY);

/** The limits, with label and hint. */
const limits: readonly (readonly [name: TextName, label: string, hint: string])[] = [
  ['bookings_per_client_an_hour', say.bookingsFromOneConnectionPerHour, say.countsAttemptsToo],
  ['bookings_per_contact_a_day', say.bookingsForOneEmailAddress, say.countsBookingsFromOneNetwork],
  ['room_nights_per_client_a_day', say.roomNightsBookedFromOneConnection, say.roomsTimesNights],
  ['bookings_a_minute', say.bookingsOnWholeSite, say.countsBookingsNotAttempts],
  ['lookups_per_client_a_minute', say.referenceLookUpsFromOneConnection, say.preventsGuessing],
  ['subscriptions_per_client_an_hour', say.newsletterSignUpsFromOneConnection, ''],
  ['sign_ups_per_client_an_hour', say.newAccountsFromOneConnection, say.countsAttemptsToo2],
  ['subscriptions_an_hour', say.newsletterSignUpsOnWholeSitePerHour, say.weEmailAdminsWhen],
  ['photo_files_a_listing', say.photoFilesPerListing, say.allowMoreThan60OfProperty],
  ['document_files_a_listing', say.documentsPerListing, ''],
  ['uploads_per_person_an_hour', say.uploadsPerPersonPerHour, ''],
];

/** All settings in one form with one button. */
export function SettingsForm({ settings, hasSecondFactor }: Props) {
  const editor = useSettingsForm(settings);
  const { form, errors, set } = editor;

  const words = (name: SettingName, value: Form[SettingName]) => {
    if (value === '') return 'empty';
    return name === 'rate_as_of' ? formatDate(String(value)) : String(value);
  };
  const field = (name: TextName | 'client_address_header', hint: ReactNode) => {
    const theirs = editor.theirsOf(name);
    return {
      name,
      hint: hint || undefined,
      value: form[name],
      error: errors[name] ?? (theirs === null ? null : say.someoneElseSetThisTo(words(name, theirs))),
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    };
  };
  const toggle = (name: SwitchName, mayBeOn: boolean) => ({
    name,
    checked: form[name],
    disabled: !mayBeOn && !form[name],
    error: errors[name],
    onChange: (checked: boolean) => set(name, checked),
  });
  const conflicts = (Object.keys(form) as SettingName[]).filter((name) => editor.theirsOf(name) !== null);

  return (
    <form {...editor.formProps} aria-label={say.settings} className="admin-settings">
      {editor.refusal && (
        <Notice
          tone="error"
          action={
            conflicts.length > 0 && (
              <Button variant="secondary" size="small" onClick={editor.discard}>
                {say.savedValues}
              </Button>
            )
          }
        >
          {editor.refusal}
        </Notice>
      )}

      <fieldset>
        <legend>{say.theAdvance}</legend>
        <TextInput
          {...field('advance_percent', say.percentageOfPriceForBookingsMade)}
          label={say.advance2}
          inputMode="numeric"
          required
        />
        <TextInput
          {...field('group_advance_percent', say.ifSeveralPercentagesApplyHighestCounts)}
          label={say.advanceOfGroups}
          inputMode="numeric"
          required
        />
        <TextInput
          {...field('group_rooms', say.aBookingWithThisManyRooms)}
          label={say.groupFromRooms}
          inputMode="numeric"
          required
        />
        <TextInput
          {...field('peak_advance_percent', say.forBookingsWithAtLeastOne)}
          label={say.advanceInHighSeason}
          inputMode="numeric"
          required
        />
        <TextInput {...field('peak_from', say.dayAndMonthOfFirstNight)} label={say.highSeasonFrom} required />
        <TextInput {...field('peak_to', say.dayAndMonthOfLastNight)} label={say.highSeasonTo} required />
        <TextInput
          {...field('upi_id', say.guestsSeeItOnTheirBooking)}
          label={say.upiId}
          placeholder={say.nameBank}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <TextInput
          {...field('cancel_unpaid_after_hours', say.bookingsMadeFromNowOnExpire)}
          label={say.cancelUnpaidBookingsAfterHours}
          inputMode="numeric"
          optional
        />
      </fieldset>

      <fieldset>
        <legend>{say.ourFee}</legend>
        <TextInput
          {...field('site_fee_percent', say.percentageOfPriceGstOnFee)}
          label={say.fee}
          inputMode="decimal"
          required
        />
      </fieldset>

      <fieldset>
        <legend>{say.dollarsOnGuestPages}</legend>
        <TextInput
          {...field('inr_per_usd', say.weShowDollarPrices)}
          label={say.rupeesPerDollar}
          inputMode="decimal"
          required
        />
        <TextInput
          {...field('rate_as_of', say.theDateOfThisExchangeRate)}
          label={say.dateOfRate}
          type="date"
          required
        />
      </fieldset>

      <fieldset>
        <legend>{say.admins}</legend>
        <SettingSwitch
          {...toggle('admins_need_second_factor', hasSecondFactor)}
          label={say.adminsNeedTwoFactorSignIn}
          hint={
            hasSecondFactor ? (
              say.adminsWithoutItCannotUseAdmin
            ) : (
              <>
                {say.onlyAdminSignedInWithTwo}{' '}
                <a className="link" href={paths.account}>
                  {say.setUpTwoFactorSignIn}
                </a>
              </>
            )
          }
        />
      </fieldset>

      <fieldset>
        <legend>{say.guests}</legend>
        <SettingSwitch
          {...toggle('guests_prove_human', hasCheck)}
          label={say.guestsProveThatTheyAreHuman}
          hint={hasCheck ? say.usesCloudflareTurnstile : say.needsCloudflareTurnstile}
        />
      </fieldset>

      <details>
        <summary>{say.limitsAgainstMisuse}</summary>
        <fieldset className="mt-4">
          <legend className="sr-only">{say.limitsAgainstMisuse}</legend>
          {limits.map(([name, label, hint]) => (
            <TextInput key={name} {...field(name, hint)} label={label} inputMode="numeric" required />
          ))}
          <Select
            {...field('client_address_header', say.theRequestHeaderWithIpAddress)}
            label={say.trustedAddressHeader}
            required
          >
            {addressHeaders.map((header) => (
              <option key={header}>{header}</option>
            ))}
          </Select>
        </fieldset>
      </details>

      <div className="sticky bottom-0 flex flex-wrap items-center gap-x-5 gap-y-3 py-3 border-t border-line bg-shell">
        <Button type="submit" aria-disabled={editor.isSaving || !editor.isDirty || undefined}>
          {editor.isSaving ? say.saving : say.saveSettings}
        </Button>
        {editor.isDirty && (
          <Button variant="quiet" onClick={editor.discard}>
            {say.discardChanges}
          </Button>
        )}
        <p role="status" className="max-sm:sr-only">
          {editor.isDirty ? say.youHaveUnsavedChanges : say.allChangesAreSaved}
        </p>
      </div>
    </form>
  );
}
