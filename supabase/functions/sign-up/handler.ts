import * as v from 'valibot';
import { AccountSchema } from '../../../src/domain/account/account.ts';
import { isCommonPassword } from '../../../src/domain/account/password.ts';
import { commonPassword } from '../../../src/words/en/account.ts';
import { failedCheck } from '../../../src/words/en/auth.ts';
import { languageNamed } from '../../../src/words/languages.ts';
import { siteUrl } from '../_shared/brand.ts';
import { addressIn, answer, posted, readForm, refuse } from '../_shared/http.ts';
import { LegalVersionsSchema } from '../_shared/legalVersions.ts';
import { callAuth, tryToNotePassword } from '../_shared/passwords.ts';
import { callService, messageOf } from '../_shared/service.ts';
import { longestToken } from '../_shared/turnstile.ts';

const AskedSchema = v.object(
  {
    ...AccountSchema.entries,
    legal_versions: LegalVersionsSchema,
    language: v.optional(v.string()),
    captcha_token: v.optional(
      v.pipe(v.string(), v.maxLength(longestToken, 'This is not an answer of the security check.')),
    ),
  },
  'We could not read this form.',
);
type Counted =
  | { ok: true }
  | { ok: false; code: 'busy' | 'rate_limited' | 'mailbox_limited' }
  | { ok: false; code: 'texts_changed'; error: string };

const UserSchema = v.object({ id: v.string() });

/** Answers the same for an existing account. Codes: invalid_request, common_password, rate_limited, mailbox_limited, texts_changed, busy, …. */
export default posted(async (request, env) => {
  const form = v.safeParse(AskedSchema, await readForm(request));
  if (!form.success) return refuse(400, 'invalid_request', form.issues[0].message);
  const { email, password, full_name, phone, legal_versions, language, captcha_token } = form.output;
  if (isCommonPassword(password)) return refuse(422, 'common_password', commonPassword);

  const headers = addressIn(request);
  const counted = await callService<Counted>(env, 'count_sign_up', { email, headers, legal_versions });
  if (!counted.ok) {
    if (counted.code === 'texts_changed') return refuse(409, counted.code, counted.error);
    if (counted.code === 'mailbox_limited')
      return refuse(429, counted.code, 'Too many sign-ups for this mailbox. Try again tomorrow.');
    return counted.code === 'busy'
      ? refuse(503, 'busy', 'Many people are signing up at the moment. Try again in a few seconds.')
      : refuse(
          429,
          'rate_limited',
          'Too many sign-ups from your connection, or with this email. Try again in an hour.',
        );
  }

  const redirect_to = encodeURIComponent(`${siteUrl(env)}/`);
  const data = { full_name, phone, legal_versions, language: languageNamed(language) };
  const made = await callAuth(env, 'POST', `signup?redirect_to=${redirect_to}`, {
    email,
    password,
    data,
    gotrue_meta_security: { captcha_token },
  });
  // These errors would reveal that the account exists.
  if (!made.ok && made.code !== 'over_email_send_rate_limit' && made.code !== 'user_already_exists') {
    if (made.code === 'weak_password') return refuse(422, 'common_password', commonPassword);
    if (made.code === 'captcha_failed') return refuse(400, made.code, failedCheck);
    return refuse(made.status, made.code, made.sentence);
  }
  // The auth service does not return the id of an existing account.
  const user = v.safeParse(UserSchema, made.ok ? made.body : null);
  const user_id = user.success ? user.output.id : crypto.randomUUID();
  await tryToNotePassword(env, user_id, password);
  await callService(env, 'mail_known_address', { email, made_id: user_id }).catch((error: unknown) => {
    console.error('We could not email the owner of the address:', messageOf(error));
  });
  return answer(200, { success: true });
});
