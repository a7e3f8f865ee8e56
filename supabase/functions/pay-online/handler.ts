import * as v from 'valibot';
import { languageNamed, pathIn } from '../../../src/words/languages.ts';
import { siteUrl } from '../_shared/brand.ts';
import { addressIn, answer, posted, readForm, refuse } from '../_shared/http.ts';
import { gatewaysOf } from '../_shared/openGateway.ts';
import { GatewayFailed } from '../_shared/payGateway.ts';
import { noteFacts } from '../_shared/payments.ts';
import { callService } from '../_shared/service.ts';

const BodySchema = v.pipe(
  v.object({
    token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
    /** Instead of a link: anyone with the reference can pay. */
    reference: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
    is_back: v.optional(v.boolean(), false),
    for_change: v.optional(v.boolean(), false),
    language: v.optional(v.string()),
  }),
  v.check(({ token, reference }) => token !== null || reference !== null),
);

interface Page {
  id: string;
  gateway: string;
  amount: number;
  url: string | null;
  expires_at: string;
  booking_reference: string;
  hotel_name: string;
  is_balance: boolean;
}
type Begun = { ok: true; page: Page } | { ok: false; code: string };
type Pages = { ok: true; pages: { id: string; gateway: string; gateway_id: string }[] } | { ok: false; code: string };
type Opened = { ok: true; url: string } | { ok: false; code: string };

const unreachable = (what: string) => refuse(503, 'unreachable', what);

/** `is_back` records the gateway's results. Codes: invalid_request, unreachable, and those of begin_payment_page. */
export default posted(async (request, env) => {
  const body = v.safeParse(BodySchema, await readForm(request));
  if (!body.success) return refuse(400, 'invalid_request', 'This is not a link to a booking.');
  const { token, reference, is_back, for_change, language } = body.output;
  const asked = { token, headers: addressIn(request), reference };

  if (is_back) {
    const stay = await callService<Pages>(env, 'pages_of_stay', asked);
    if (!stay.ok) return answer(200, { success: false, code: stay.code });
    try {
      for (const page of stay.pages) {
        const gateway = gatewaysOf(env).find(({ name }) => name === page.gateway);
        if (gateway) await noteFacts(env, gateway, await gateway.look(page));
      }
    } catch (failure) {
      if (!(failure instanceof GatewayFailed)) throw failure;
      console.error(failure.message);
      return unreachable(
        'We could not check your payment with the payment gateway. It is not lost: we record it as soon as the gateway answers.',
      );
    }
    return answer(200, { success: true });
  }

  const begun = await callService<Begun>(env, 'begin_payment_page', { ...asked, for_change });
  if (!begun.ok) return answer(200, { success: false, code: begun.code });
  const { page } = begun;
  if (page.url) return answer(200, { success: true, url: page.url });
  // The keys may name a new gateway before the job has updated the database.
  const gateway = gatewaysOf(env).find(({ name }) => name === page.gateway);
  if (!gateway) return answer(200, { success: false, code: 'not_set_up' });
  try {
    const made = await gateway.create({
      ...page,
      description: `${for_change ? 'Change of' : page.is_balance ? 'Balance of' : 'Advance for'} your booking ${page.booking_reference}, ${page.hotel_name}`,
      return_url: `${siteUrl(env)}${pathIn(languageNamed(language), token ? '/stay' : `/booking-confirmation/${page.booking_reference}`)}?paid=1`,
    });
    const opened = await callService<Opened>(env, 'open_payment_page', { id: page.id, ...made });
    if (!opened.ok) throw new GatewayFailed('This payment page already has another address at the gateway.');
    return answer(200, { success: true, url: opened.url });
  } catch (failure) {
    if (!(failure instanceof GatewayFailed)) throw failure;
    console.error(failure.message);
    return unreachable('We could not open the payment page. Nothing was paid. Try again in a moment.');
  }
});
