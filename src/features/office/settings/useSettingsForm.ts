import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  doubtSettings,
  formOfSettings,
  type SettingName,
  type Settings,
  SettingsFormSchema,
  type SettingsInput,
  settingsChanges,
} from '#src/domain/office/settings.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { showUndoToast } from '#src/features/desk/undoToast.ts';
import { useProof } from '#src/features/office/useProof.tsx';
import { saveSettings, settingsNow } from '#src/server/calls/office/settings.ts';
import { call } from '#src/server/signedIn.ts';
import { useDoubts } from '#src/ui/useDoubts.tsx';
import * as say from '#src/words/staff/adminSettings.ts';

type Errors = Partial<Record<SettingName, string>>;

/** The form keeps typed values. If someone else changed the same field, it shows both values before the next save. */
export function useSettingsForm(initial: Settings) {
  const [seen, setSeen] = useState(initial);
  const [form, setForm] = useState(() => formOfSettings(initial));
  const [errors, setErrors] = useState<Errors>({});
  const [theirs, setTheirs] = useState<readonly SettingName[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { ask, question } = useDoubts();
  const { withProof, dialog } = useProof('settings');
  const before = formOfSettings(seen);
  const isChanged = (name: SettingName) => form[name] !== before[name];
  const isDirty = (Object.keys(form) as SettingName[]).some(isChanged);

  // Asks before the page closes with unsaved changes.
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  function set<Name extends SettingName>(name: Name, value: SettingsInput[Name]) {
    const next = { ...form, [name]: value };
    // A new rate gets today's date, unless another date is chosen.
    if (name === 'inr_per_usd' && !isChanged('rate_as_of')) next.rate_as_of = todayInKolkata();
    setForm(next);
  }

  function refuse(found: Errors) {
    setErrors(found);
    focusFirst((name) => found[name] !== undefined);
  }

  function focusFirst(isMeant: (name: SettingName) => boolean) {
    const first = (Object.keys(form) as SettingName[]).find(isMeant);
    element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  /** Adopts the new settings, except in fields that differ from `since`. */
  function meet(settings: Settings, since: SettingsInput) {
    const now = formOfSettings(settings);
    setSeen(settings);
    setForm((typed) => {
      const kept = (Object.keys(typed) as SettingName[]).filter((name) => typed[name] !== since[name]);
      return { ...now, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setRefusal(null);
    setTheirs([]);
    const read = v.safeParse(SettingsFormSchema, form);
    if (!read.success) {
      const found: Errors = {};
      for (const issue of read.issues) found[v.getDotPath(issue) as SettingName] ??= issue.message;
      return refuse(found);
    }
    setErrors({});
    ask(doubtSettings(seen, read.output), () => save(read.output));
  }

  async function save(wanted: Settings) {
    setSaving(true);
    const since = performance.now();
    const changes = settingsChanges(seen, wanted);
    const result = await withProof(say.saveQuestion, () => call(saveSettings, { changes }));
    setSaving(false);
    if (result.ok) {
      // Keeps values typed during the request.
      meet(result.value.settings, form);
      return void showUndoToast(say.settingsSaved, {
        entities: ['settings', 'exchange_rates'],
        since,
        undone: say.settingsRestored,
        async onUndone() {
          const now = await call(settingsNow);
          if (now.ok) meet(now.value.settings, formOfSettings(result.value.settings));
        },
      });
    }
    const { code, message, fields, settings } = result.failure;
    if (code === 'second_factor_needed') return refuse({ admins_need_second_factor: message });
    if (!fields) return setRefusal(navigator.onLine ? message : say.offlineNotSaved);
    if (code !== 'conflict' || !settings) return refuse(Object.fromEntries(fields.map((name) => [name, message])));
    meet(settings, before);
    setTheirs(fields as SettingName[]);
    focusFirst((name) => fields.includes(name));
    setRefusal(message);
  }

  return {
    form,
    errors,
    set,
    refusal,
    question,
    dialog,
    isSaving,
    isDirty,
    theirsOf: (name: SettingName) => (theirs.includes(name) && isChanged(name) ? before[name] : null),
    takeTheirs: (name: SettingName) => setForm({ ...form, [name]: before[name] }),
    discard: () => {
      setForm(before);
      setErrors({});
      setTheirs([]);
      setRefusal(null);
    },
    formProps: { ref: element, onSubmit: submit, noValidate: true },
  };
}
