import { type Profile, ProfileFormSchema } from '#src/domain/account/account.ts';
import { AuthForm } from '#src/features/signin/AuthForm.tsx';
import { useAuthForm } from '#src/features/signin/useAuthForm.ts';
import { showToast } from '#src/lib/toasts.ts';
import { refreshProfile } from '#src/server/session.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { saveProfile } from './account.api.ts';

interface Props {
  profile: Profile;
}

/** Name and phone. */
export function ProfileForm({ profile }: Props) {
  const initial = { full_name: profile.full_name, phone: profile.phone ?? '' };
  const form = useAuthForm(ProfileFormSchema, initial, async (values) => {
    const result = await saveProfile(profile.user_id, values);
    if (!result.ok) return result.failure.message;
    showToast({ title: 'Your profile is saved.', tone: 'success' });
    await refreshProfile();
    return null;
  });
  return (
    <AuthForm form={form} label="Profile" button="Save profile" sending="Saving…">
      <TextInput {...form.field('full_name')} label="Full name" autoComplete="name" required />
      <TextInput {...form.field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" required />
    </AuthForm>
  );
}
