import * as v from 'valibot';
import { demoWarning, price, siteAddresses, stayEntries, textField } from './answers.ts';
import { stayOf } from './inputs.ts';
import { QuoteInputSchema, quoteFor } from './quote.ts';
import { tool } from './tool.ts';

export const bookingLink = tool({
  name: 'booking_link',
  title: 'Link to the booking form',
  description:
    'Returns a link to the booking form with room, dates and guests filled in. The guest opens it, enters name and contact, reads the terms and books. This call books nothing and takes no personal data, so ask for none. It returns a refusal if the room cannot be booked.',
  input: QuoteInputSchema,
  output: v.object({
    booking_url: textField('The link for the guest. Do not change it.'),
    ...v.pick(v.object(stayEntries), ['stay_id', 'name', 'is_fictional']).entries,
    total: price('The total that the form shows, unless price or availability changes first.'),
  }),
  async run(env, input) {
    const { answer: quote } = await quoteFor(env, input);
    const { stay_id, name, is_fictional, total } = quote;
    const booking_url = siteAddresses(env).booking(quote.room_id, stayOf(input));
    return {
      lines: [
        booking_url,
        `${name}${demoWarning(is_fictional)}: ${total.text}, taxes included. Nothing is booked until the guest submits the form.`,
      ],
      answer: { booking_url, stay_id, name, is_fictional, total },
    };
  },
});
