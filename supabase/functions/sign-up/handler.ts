import * as v from 'valibot';
import { AccountSchema, commonPassword } from '../../../src/domain/account/account.ts';
import { isCommonPassword } from '../../../src/domain/account/password.ts';
import { siteUrl } from '../_shared/brand.ts';
import { answer, posted, refuse } from '../_shared/http.ts';
import { callAuth, readForm, tryToNotePassword } from '../_shared/passwords.ts';

const UserSchema = v.object({ id: v.string() });

/**
 * Makes an account from `{email, password, full_name, phone}`, whose e-mail has to be confirmed by a mail. Answers
 * `{success: true}`, also where there is such an account already: then nothing is made. `code` of a refusal: invalid_request,
 * common_password, or the auth service's.
 */
export default posted(async (request, env) => {
  const form = v.safeParse(AccountSchema, await readForm(request));
  if (!form.success) return refuse(400, 'invalid_request', form.issues[0].message);
  const { email, password, full_name, phone } = form.output;
  if (isCommonPassword(password)) return refuse(422, 'common_password', commonPassword);

  const redirect_to = encodeURIComponent(`${siteUrl(env)}/`);
  const data = { full_name, phone };
  const made = await callAuth(env, 'POST', `signup?redirect_to=${redirect_to}`, { email, password, data });
  if (made.ok) {
    const user = v.safeParse(UserSchema, made.body);
    if (user.success) await tryToNotePassword(env, user.output.id, password);
    return answer(200, { success: true });
  }
  // Of an address that was written to a moment ago nobody else learns that.
  if (made.code === 'over_email_send_rate_limit' || made.code === 'user_already_exists') {
    return answer(200, { success: true });
  }
  if (made.code === 'weak_password') return refuse(422, 'common_password', commonPassword);
  return refuse(made.status, made.code, made.sentence);
});
