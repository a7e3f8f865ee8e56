import { type Profile, ProfileFormSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { useAuthForm } from '#src/features/signin/useAuthForm.ts';
import { showToast } from '#src/lib/toasts.ts';
import { refreshProfile } from '#src/server/session.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as words from '#src/words/en/account.ts';
import { fullName, phone, saving } from '#src/words/en/account.ts';
import { languageNames } from '#src/words/languages.ts';
import { saveProfile } from './account.api.ts';

interface Props {
  profile: Profile;
}

export function ProfileForm({ profile }: Props) {
  const initial = { full_name: profile.full_name, phone: profile.phone ?? '', language: profile.language };
  const form = useAuthForm(ProfileFormSchema, initial, async (values) => {
    const result = await saveProfile(profile.user_id, values);
    if (!result.ok) return result.failure.message;
    showToast({ title: words.profileSaved, tone: 'success' });
    await refreshProfile();
    return null;
  });
  return (
    <AuthForm form={form} label={words.profile} button={words.saveProfile} sending={saving}>
      <TextInput {...form.field('full_name')} label={fullName} autoComplete="name" required />
      <TextInput {...form.field('phone')} label={phone} type="tel" inputMode="tel" autoComplete="tel" required />
      <Select {...form.field('language')} label={words.mailsIn}>
        {Object.entries(languageNames).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </Select>
    </AuthForm>
  );
}
