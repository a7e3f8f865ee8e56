import { answer, type Handler, readCapped, refuse } from '../_shared/http.ts';
import { gatewayOf } from '../_shared/openGateway.ts';
import { noteFacts } from '../_shared/payments.ts';
import { messageOf } from '../_shared/service.ts';

/** Nothing that is delivered is as long. */
const longest = 200_000;

/**
 * Takes what the payment gateway delivers by itself, signed over the very bytes. Answers 200 once it is noted, known or nothing of ours;
 * with anything else the gateway delivers again. What it says is compared with what was asked for in the database, which takes it in any order and each
 * once.
 */
const takeDelivery: Handler = async (request, env) => {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', 'Please send this with POST.');
  const gateway = gatewayOf(env);
  if (!gateway) return refuse(404, 'unconfigured', 'No payment gateway is set up here.');
  const body = await readCapped(request, longest);
  if (!body) return refuse(413, 'too_long', 'This is longer than any delivery.');
  const facts = await gateway.verify({ headers: request.headers, body });
  if (!facts) return refuse(401, 'not_signed', 'The signature is not the gateway’s.');
  try {
    await noteFacts(env, facts, body);
  } catch (failure) {
    console.error('A delivery could not be noted:', messageOf(failure));
    return refuse(503, 'busy', 'Please deliver this again.');
  }
  return answer(200, { success: true });
};
export default takeDelivery;
