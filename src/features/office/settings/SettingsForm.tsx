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
  [
    'bookings_per_client_an_hour',
    'Bookings from one connection per hour',
    'Counts attempts too. An attempt that failed because the room or price had changed counts as one tenth.',
  ],
  [
    'bookings_per_contact_a_day',
    'Bookings for one email address per day',
    'Counts bookings from one network, not attempts. The account with this address has its own count.',
  ],
  ['room_nights_per_client_a_day', 'Room-nights booked from one connection per day', 'Rooms times nights.'],
  [
    'bookings_a_minute',
    'Bookings on the whole site per minute',
    'Counts bookings, not attempts. We email admins when it is reached.',
  ],
  ['lookups_per_client_a_minute', 'Reference look-ups from one connection per minute', 'Prevents guessing.'],
  ['subscriptions_per_client_an_hour', 'Newsletter sign-ups from one connection per hour', ''],
  ['sign_ups_per_client_an_hour', 'New accounts from one connection per hour', 'Counts attempts too.'],
  ['subscriptions_an_hour', 'Newsletter sign-ups on the whole site per hour', 'We email admins when it is reached.'],
  [
    'photo_files_a_listing',
    'Photo files per listing',
    'Allow more than the 60 of the property and 12 of each room type, so that owners can undo a removal.',
  ],
  ['document_files_a_listing', 'Documents per listing', ''],
  ['uploads_per_person_an_hour', 'Uploads per person per hour', ''],
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
      error:
        errors[name] ??
        (theirs === null ? null : `Someone else set this to ${words(name, theirs)}. Save again to use your value.`),
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
    <form {...editor.formProps} aria-label="Settings" className="admin-settings">
      {editor.refusal && (
        <Notice
          tone="error"
          action={
            conflicts.length > 0 && (
              <Button variant="secondary" size="small" onClick={editor.discard}>
                Use the saved values
              </Button>
            )
          }
        >
          {editor.refusal}
        </Notice>
      )}

      <fieldset>
        <legend>The advance</legend>
        <TextInput
          {...field(
            'advance_percent',
            'Percentage of the price, for bookings made from now on. 0 means no advance, except for groups and the high season below.',
          )}
          label="Advance (%)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...field(
            'group_advance_percent',
            'If several percentages apply, the highest counts. 0 means groups pay the usual advance.',
          )}
          label="Advance of groups (%)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...field('group_rooms', 'A booking with this many rooms or more is a group.')}
          label="Group from (rooms)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...field(
            'peak_advance_percent',
            'For bookings with at least one night in the high season. 0 means the usual advance.',
          )}
          label="Advance in the high season (%)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...field('peak_from', 'Day and month of the first night, every year, such as 20 Dec.')}
          label="High season from"
          required
        />
        <TextInput {...field('peak_to', 'Day and month of the last night.')} label="High season to" required />
        <TextInput
          {...field('upi_id', 'Guests see it on their booking confirmation. Leave empty to hide it.')}
          label="UPI ID"
          placeholder="name@bank"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <TextInput
          {...field(
            'cancel_unpaid_after_hours',
            'Bookings made from now on expire if we do not receive the advance by then. We email guests when they book and halfway to the deadline. Bookings whose arrival is sooner do not expire. Leave empty to let no booking expire.',
          )}
          label="Cancel unpaid bookings after (hours)"
          inputMode="numeric"
          optional
        />
      </fieldset>

      <fieldset>
        <legend>Our fee</legend>
        <TextInput
          {...field(
            'site_fee_percent',
            'Percentage of the price, GST on the fee included, for bookings made on the site from now on. We deduct it from payouts. 0 means no fee. “List Your Property” shows it after the next build.',
          )}
          label="Fee (%)"
          inputMode="decimal"
          required
        />
      </fieldset>

      <fieldset>
        <legend>Dollars on guest pages</legend>
        <TextInput
          {...field(
            'inr_per_usd',
            'We show dollar prices at this exchange rate. Guests pay in rupees. The job “Refresh the exchange rate” replaces it every evening.',
          )}
          label="Rupees per dollar"
          inputMode="decimal"
          required
        />
        <TextInput
          {...field('rate_as_of', 'The date of this exchange rate.')}
          label="Date of the rate"
          type="date"
          required
        />
      </fieldset>

      <fieldset>
        <legend>Admins</legend>
        <SettingSwitch
          {...toggle('admins_need_second_factor', hasSecondFactor)}
          label="Admins need two-factor sign-in"
          hint={
            hasSecondFactor ? (
              'Admins without it cannot use the admin area until they set it up on their account page.'
            ) : (
              <>
                Only an admin signed in with two-factor sign-in can switch this on, so that you do not lock yourself
                out.{' '}
                <a className="link" href={paths.account}>
                  Set up two-factor sign-in
                </a>
              </>
            )
          }
        />
      </fieldset>

      <fieldset>
        <legend>Guests</legend>
        <SettingSwitch
          {...toggle('guests_prove_human', hasCheck)}
          label="Guests prove that they are human before they book"
          hint={
            hasCheck
              ? 'Uses Cloudflare Turnstile. These pages have its site key. The function prove-human also needs TURNSTILE_SECRET: without it, guests cannot book. Make a test booking after you switch this on.'
              : 'Needs Cloudflare Turnstile. These pages were built without its site key (PUBLIC_TURNSTILE_SITE_KEY), so guests could not book while this is on.'
          }
        />
      </fieldset>

      <details>
        <summary>Limits against misuse</summary>
        <fieldset className="mt-4">
          <legend className="sr-only">Limits against misuse</legend>
          {limits.map(([name, label, hint]) => (
            <TextInput key={name} {...field(name, hint)} label={label} inputMode="numeric" required />
          ))}
          <Select
            {...field(
              'client_address_header',
              'The request header with the IP address of a connection. Connections without it share one limit.',
            )}
            label="Trusted address header"
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
          {editor.isSaving ? 'Saving…' : 'Save settings'}
        </Button>
        {editor.isDirty && (
          <Button variant="quiet" onClick={editor.discard}>
            Discard changes
          </Button>
        )}
        <p role="status" className="max-sm:sr-only">
          {editor.isDirty ? 'You have unsaved changes.' : 'All changes are saved.'}
        </p>
      </div>
    </form>
  );
}
