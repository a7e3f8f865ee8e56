import * as v from 'valibot';
import { addressesOf, price, stayEntries, text, warning } from './answers.ts';
import { stayOf } from './inputs.ts';
import { QuoteInputSchema, quoteFor } from './quote.ts';
import { tool } from './tool.ts';

/** An assistant ends here: the guest types who they are, and presses. */
export const bookingLink = tool({
  name: 'booking_link',
  title: 'Link to the booking form',
  description:
    'The address of the booking form on the site, filled in with room, days and party, for the guest to open. Nothing is booked by it: the guest types name and contact there, reads the terms and presses the button. Takes no data about people, so ask for none. Refuses what cannot be booked.',
  input: QuoteInputSchema,
  output: v.object({
    booking_url: text('Give it to the guest as it is.'),
    ...v.pick(v.object(stayEntries), ['stay_id', 'name', 'is_fictional']).entries,
    total: price('What the form will show, unless price or rooms change meanwhile.'),
  }),
  async run(env, input) {
    const { answer: quote } = await quoteFor(env, input);
    const { stay_id, name, is_fictional, total } = quote;
    const booking_url = addressesOf(env).booking(quote.room_id, stayOf(input));
    return {
      lines: [
        booking_url,
        `${name}${warning(is_fictional)}: ${total.text}, all taxes contained. Nothing is booked until the guest sends the form there.`,
      ],
      answer: { booking_url, stay_id, name, is_fictional, total },
    };
  },
});
