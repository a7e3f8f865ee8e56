import './SettingsForm.css';
import type { ReactNode } from 'react';
import {
  addressHeaders,
  type SettingsInput as Form,
  type SettingName,
  type Settings,
} from '#src/domain/office/settings.ts';
import { readMonthDay } from '#src/domain/sheet/cells.ts';
import { formatDate, formatMonthDay } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminSettings.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

interface Props {
  settings: Settings;
  hasSecondFactor: boolean;
}

type SwitchName = 'admins_need_second_factor' | 'guests_prove_human';
type TextName = Exclude<SettingName, SwitchName | 'client_address_header'>;

/** True if this build has a key for the human check. */
const hasCheck = Boolean(import.meta.env.PUBLIC_TURNSTILE_SITE_KEY);

export function SettingsForm({ settings, hasSecondFactor }: Props) {
  const editor = useSettingsForm(settings);
  const { form, errors, set } = editor;

  const words = (name: SettingName, value: Form[SettingName]) => {
    if (value === '') return say.empty;
    return name === 'rate_as_of' ? formatDate(String(value)) : String(value);
  };
  const field = (name: TextName | 'client_address_header', hint?: ReactNode) => {
    const theirs = editor.theirsOf(name);
    return {
      name,
      hint,
      value: form[name],
      error: errors[name] ?? (theirs === null ? null : say.someoneElseSetThisTo(words(name, theirs))),
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    };
  };
  const dayField = (name: 'peak_from' | 'peak_to', hint: string) => {
    const day = readMonthDay(form[name]);
    const words = day && formatMonthDay(day);
    return field(name, words && words !== form[name] ? say.readAs(words) : hint);
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
    <>
      {editor.dialog}
      <form {...editor.formProps} aria-label={say.settings} className="admin-settings">
        <fieldset>
          <legend>{say.theAdvance}</legend>
          <TextInput
            {...field('advance_percent', say.advanceExplained)}
            label={say.advancePercent}
            inputMode="numeric"
            required
          />
          <TextInput
            {...field('group_advance_percent', say.groupAdvanceExplained)}
            label={say.advanceOfGroups}
            inputMode="numeric"
            required
          />
          <TextInput
            {...field('group_rooms', say.groupExplained)}
            label={say.groupFromRooms}
            inputMode="numeric"
            required
          />
          <TextInput
            {...field('peak_advance_percent', say.highSeasonExplained)}
            label={say.advanceInHighSeason}
            inputMode="numeric"
            required
          />
          <TextInput {...dayField('peak_from', say.firstNightOfSeason)} label={say.highSeasonFrom} required />
          <TextInput {...dayField('peak_to', say.lastNightOfSeason)} label={say.highSeasonTo} required />
          <TextInput
            {...field('upi_id', say.upiIdExplained)}
            label={say.upiId}
            placeholder={say.upiIdExample}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            optional
          />
          <TextInput
            {...field('cancel_unpaid_after_hours', say.cancelUnpaidExplained)}
            label={say.cancelUnpaidBookingsAfterHours}
            inputMode="numeric"
            optional
          />
        </fieldset>

        <fieldset>
          <legend>{say.ourFee}</legend>
          <TextInput
            {...field('site_fee_percent', say.feeExplained)}
            label={say.feePercent}
            inputMode="decimal"
            required
          />
        </fieldset>

        <fieldset>
          <legend>{say.dollarsOnGuestPages}</legend>
          <TextInput
            {...field('inr_per_usd', say.rateExplained)}
            label={say.rupeesPerDollar}
            inputMode="decimal"
            required
          />
          <DateInput {...field('rate_as_of', say.dateOfRateExplained)} label={say.dateOfRate} required />
        </fieldset>

        <fieldset>
          <legend>{say.admins}</legend>
          <SettingSwitch
            {...toggle('admins_need_second_factor', hasSecondFactor)}
            label={say.adminsNeedTwoFactorSignIn}
            hint={
              hasSecondFactor ? (
                say.adminsWithoutTwoFactor
              ) : (
                <>
                  {say.switchOnOnlyWithTwoFactor}{' '}
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
            label={say.guestsProveHuman}
            hint={hasCheck ? say.usesCloudflareTurnstile : say.needsCloudflareTurnstile}
          />
        </fieldset>

        <fieldset>
          <legend>{say.connections}</legend>
          <Select
            {...field('client_address_header', say.addressHeaderExplained)}
            label={say.trustedAddressHeader}
            required
          >
            {addressHeaders.map((header) => (
              <option key={header}>{header}</option>
            ))}
          </Select>
        </fieldset>

        {editor.question}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-5 gap-y-3 py-3 border-t border-line bg-shell">
          {editor.refusal && (
            <Notice
              tone="error"
              className="w-full"
              action={
                conflicts.length > 0 && (
                  <Button variant="secondary" size="small" onClick={editor.discard}>
                    {say.takeSavedValues}
                  </Button>
                )
              }
            >
              {editor.refusal}
            </Notice>
          )}
          <Button type="submit" aria-disabled={editor.isSaving || !editor.isDirty || undefined}>
            {editor.isSaving ? say.saving : say.saveSettings}
          </Button>
          {editor.isDirty && (
            <Button variant="quiet" onClick={editor.discard}>
              {say.discardChanges}
            </Button>
          )}
          <p role="status" className="max-sm:sr-only">
            {editor.isDirty ? say.unsavedChanges : say.allChangesAreSaved}
          </p>
        </div>
      </form>
    </>
  );
}
