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
  /** Whether this admin signed in with a second factor. */
  hasSecondFactor: boolean;
}

type SwitchName = 'admins_need_second_factor' | 'guests_prove_human';
type TextName = Exclude<SettingName, SwitchName | 'client_address_header'>;

/** Whether the pages of this build can show the check. */
const hasCheck = Boolean(import.meta.env.PUBLIC_TURNSTILE_SITE_KEY);

/** The limits, with what each of them holds back. */
const limits: readonly (readonly [name: TextName, label: string, hint: string])[] = [
  [
    'bookings_per_client_an_hour',
    'Bookings from one connection, an hour',
    'Counts tries as well; one that came too late for a room or its price counts a tenth.',
  ],
  [
    'bookings_per_contact_a_day',
    'Bookings for one e-mail address, a day',
    'Counts what is booked, not tries: from one network, and three times as many from all. Whose account it is has a count of their own.',
  ],
  ['room_nights_per_client_a_day', 'Room-nights booked from one connection, a day', 'Rooms times nights.'],
  [
    'bookings_a_minute',
    'Bookings on the whole site, a minute',
    'Counts what is booked, not tries. Admins get a mail when it is met.',
  ],
  ['lookups_per_client_a_minute', 'Look-ups of references from one connection, a minute', 'Against guessing.'],
  ['subscriptions_per_client_an_hour', 'Newsletter sign-ups from one connection, an hour', ''],
  ['sign_ups_per_client_an_hour', 'New accounts asked for from one connection, an hour', 'Counts tries as well.'],
  ['subscriptions_an_hour', 'Newsletter sign-ups on the whole site, an hour', 'Admins get a mail when it is met.'],
  [
    'photo_files_a_listing',
    'Photo files of one listing',
    'More than the 60 of the house and 12 of each room, so that removing can be undone.',
  ],
  ['document_files_a_listing', 'Documents of one listing', ''],
  ['uploads_per_person_an_hour', 'Uploads of one person, an hour', ''],
];

/** All settings in one form with one button. */
export function SettingsForm({ settings, hasSecondFactor }: Props) {
  const editor = useSettingsForm(settings);
  const { form, errors, set } = editor;

  const words = (name: SettingName, value: Form[SettingName]) => {
    if (value === '') return 'nothing';
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
        (theirs === null
          ? null
          : `Somebody else set this to ${words(name, theirs)}. Save again to put your value in its place.`),
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
                Take the other values
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
            'Percent of the price, for bookings made from now on. 0 asks for none, but of groups and in the season as set below.',
          )}
          label="Advance (%)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...field(
            'group_advance_percent',
            'Where several of these hold, the largest counts. 0: groups pay as others.',
          )}
          label="Advance of groups (%)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...field('group_rooms', 'So many rooms in one booking are a group.')}
          label="A group is from (rooms)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...field('peak_advance_percent', 'For stays with a night of the season. 0: the season asks for no more.')}
          label="Advance in the high season (%)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...field('peak_from', 'Day and month of its first night, every year, such as 20 Dec.')}
          label="High season from"
          required
        />
        <TextInput {...field('peak_to', 'Day and month of its last night.')} label="High season to" required />
        <TextInput
          {...field('upi_id', 'Guests see it on their booking confirmation. Leave it empty to hide it.')}
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
            'Bookings made from now on expire if we have not received their advance by then. We email guests at once and half-way. Bookings for an earlier arrival do not expire. Leave it empty to keep all.',
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
            'Percent of the price of bookings made on the site from now on, GST on the fee included. Payouts deduct it. 0: no fee. The page for new properties shows it after the next build.',
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
            'Prices in dollars are shown with this rate; guests are charged in rupees. The day’s rate replaces it every evening while that job is scheduled.',
          )}
          label="Rupees for a dollar"
          inputMode="decimal"
          required
        />
        <TextInput {...field('rate_as_of', 'The day this rate is from.')} label="Rate of" type="date" required />
      </fieldset>

      <fieldset>
        <legend>Admins</legend>
        <SettingSwitch
          {...toggle('admins_need_second_factor', hasSecondFactor)}
          label="Admins need two-factor sign-in"
          hint={
            hasSecondFactor ? (
              'Without their second factor, admins then reach nothing here until they set one up on their account page.'
            ) : (
              <>
                Only an admin who signed in with a second factor can switch this on, so that nobody shuts himself out.{' '}
                <a className="link" href={paths.account}>
                  Set up yours
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
              ? 'By Turnstile of Cloudflare, whose site key these pages have. The function prove-human needs its secret, TURNSTILE_SECRET, as well: without it nobody can book. Try a booking when you have switched it on.'
              : 'Needs Turnstile of Cloudflare: these pages are built without its site key (PUBLIC_TURNSTILE_SITE_KEY), so nobody could book while this is on.'
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
              'What tells the address of a connection. Who comes without one shares a limit.',
            )}
            label="Header that is believed"
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
          {editor.isDirty ? 'There are changes that are not saved.' : 'Everything is saved.'}
        </p>
      </div>
    </form>
  );
}
