import { answer, type Handler, readCapped, refuse } from '../_shared/http.ts';
import { gatewaysOf } from '../_shared/openGateway.ts';
import { noteFacts } from '../_shared/payments.ts';
import { messageOf } from '../_shared/service.ts';

/** Limit of a webhook, in bytes. */
const longest = 200_000;

/** Answers 200 if stored, known or irrelevant; otherwise the gateway retries. The database accepts webhooks in any order, each once. */
const takeDelivery: Handler = async (request, env) => {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', 'Send this with POST.');
  const gateways = gatewaysOf(env);
  if (gateways.length === 0) return refuse(404, 'unconfigured', 'No payment gateway is set up.');
  const body = await readCapped(request, longest);
  if (!body) return refuse(413, 'too_long', 'The message is too long.');
  try {
    for (const gateway of gateways) {
      const facts = await gateway.verify({ headers: request.headers, body });
      if (!facts) continue;
      await noteFacts(env, gateway, facts, body);
      return answer(200, { success: true });
    }
  } catch (failure) {
    console.error('A delivery could not be noted:', messageOf(failure));
    return refuse(503, 'busy', 'Deliver this message again.');
  }
  return refuse(401, 'not_signed', 'The signature is not from the gateway.');
};
export default takeDelivery;
