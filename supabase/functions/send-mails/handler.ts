import { language } from '../../../src/words/en/language.ts';
import { answer, type Env, posted, refuse } from '../_shared/http.ts';
import { openMailTransport } from '../_shared/mailTransport.ts';
import { isService, messageOf } from '../_shared/service.ts';
import { sendDueMails } from './sendDueMails.ts';
import { sendDuePushes } from './sendDuePushes.ts';

/** For the service role only, every minute; parallel calls are safe. Sends notifications too. Answers counts of emails over all languages; `waiting`: languages without an answer. */
export default posted(async (request, env) => {
  if (!(await isService(request, env))) return refuse(401, 'not_allowed', 'This is not for browsers.');
  const [sent] = await Promise.all([sendMails(env), language === 'en' && sendDuePushes(env)]);
  return sent;
});

async function sendMails(env: Env): Promise<Response> {
  let transport: Awaited<ReturnType<typeof openMailTransport>>;
  try {
    transport = await openMailTransport(env);
  } catch (error) {
    console.error('The email server does not accept emails:', messageOf(error));
    return refuse(503, 'mail_server', 'The email server does not accept emails now.');
  }
  if (!transport) return refuse(503, 'no_mail_server', 'No email server is set: SMTP_URL is missing.');
  return answer(200, { success: true, ...(await sendDueMails(env, transport)) });
}
