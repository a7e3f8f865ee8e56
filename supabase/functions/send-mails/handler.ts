import { answer, posted, refuse } from '../_shared/http.ts';
import { openMailTransport } from '../_shared/mailTransport.ts';
import { isService, messageOf } from '../_shared/service.ts';
import { sendDueMails } from './sendDueMails.ts';

/** For the service role only, every minute; parallel calls are safe. Answers counts over all languages; `waiting`: languages without an answer. */
export default posted(async (request, env) => {
  if (!(await isService(request, env))) return refuse(401, 'not_allowed', 'This is not for browsers.');
  let transport: Awaited<ReturnType<typeof openMailTransport>>;
  try {
    transport = await openMailTransport(env);
  } catch (error) {
    console.error('The email server does not accept emails:', messageOf(error));
    return refuse(503, 'mail_server', 'The email server does not accept emails now.');
  }
  if (!transport) return refuse(503, 'no_mail_server', 'No email server is set: SMTP_URL is missing.');
  return answer(200, { success: true, ...(await sendDueMails(env, transport)) });
});
