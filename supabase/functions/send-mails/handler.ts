import { answer, posted, refuse } from '../_shared/http.ts';
import { openMailTransport } from '../_shared/mailTransport.ts';
import { isService, messageOf } from '../_shared/service.ts';
import { sendDueMails } from './sendDueMails.ts';

/**
 * Sends the emails that are due. Only the service role may call it: a schedule does every minute, the local server after writes.
 * Any number of calls may run at the same time. Answers `{success: true, sent, retry, failed, uncertain, outdated, more}`,
 * with the emails of other languages, and `waiting`: the languages whose function did not answer.
 */
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
