import { expect, test } from 'vitest';
import { deskPolicyWords } from '#src/domain/desk/deskPolicy.ts';

const until = '2027-01-14T18:30:00+00:00';

test.each([
  ['flexible', { percent: 100, until }, /^A guest who cancels by .+ IST gets the full payment back\. /],
  ['moderate', { percent: 50, until }, /^A guest who cancels by .+ IST gets 50% of the payment back\. /],
  ['flexible', { percent: 0, until: null }, /^If the guest cancels: no refund\.$/],
  ['Ask us.', { percent: null, until: null }, /^Ask us\.$/],
  ['', { percent: null, until: null }, /^$/],
])('the desk reads what the guest gets back: %s, %o', (cancellation_policy, terms, words) => {
  const said = deskPolicyWords({ cancellation_policy, terms });
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\byou\b/i);
});
