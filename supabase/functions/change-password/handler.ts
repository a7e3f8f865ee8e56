import * as v from 'valibot';
import { newPassword } from '../../../src/domain/account/account.ts';
import { isCommonPassword } from '../../../src/domain/account/password.ts';
import { commonPassword } from '../../../src/words/en/account.ts';
import { answer, posted, readCaller, readForm, refuse } from '../_shared/http.ts';
import { callAuth, tryToNotePassword } from '../_shared/passwords.ts';

const FormSchema = v.object({ password: newPassword }, 'We could not read this password.');

/** Also ends the other sessions. Codes: signed_out, invalid_request, common_password, or the auth service's: insufficient_aal, same_password, …. */
export default posted(async (request, env) => {
  const caller = await readCaller(request, env);
  if (!caller) return refuse(401, 'signed_out', 'Sign in again to continue.');
  const form = v.safeParse(FormSchema, await readForm(request));
  if (!form.success) return refuse(400, 'invalid_request', form.issues[0].message);
  const { password } = form.output;
  if (isCommonPassword(password)) return refuse(422, 'common_password', commonPassword);

  const changed = await callAuth(env, 'PUT', 'user', { password }, caller.token);
  if (changed.ok) {
    await tryToNotePassword(env, caller.user_id, password);
    return answer(200, { success: true });
  }
  if (changed.code === 'weak_password') return refuse(422, 'common_password', commonPassword);
  return refuse(changed.status, changed.code, changed.sentence);
});
