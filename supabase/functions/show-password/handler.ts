import * as v from 'valibot';
import { answer, posted, readCaller, readForm, refuse } from '../_shared/http.ts';
import { notePassword } from '../_shared/passwords.ts';

const FormSchema = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) });

/** Stores only the result. Answers `stronger_needed`: an owner or admin must choose a longer password. */
export default posted(async (request, env) => {
  const caller = await readCaller(request, env);
  if (!caller) return refuse(401, 'signed_out', 'Sign in again to continue.');
  const form = v.safeParse(FormSchema, await readForm(request));
  if (!form.success) return refuse(400, 'invalid_request', 'Enter a password.');
  const noted = await notePassword(env, caller.user_id, form.output.password);
  if (noted.ok) return answer(200, { success: true, stronger_needed: noted.stronger_needed });
  return noted.code === 'rate_limited'
    ? refuse(429, 'rate_limited', 'Too many attempts. Try again in an hour.')
    : refuse(422, noted.code, 'This is not the password of this account.');
});
