import assert from 'node:assert/strict';
import { asAdmin, hotelDetails, reviewOf } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const reason = 'Names a neighbour.';

const newestNote = async (world: World, entity = 'reviews') =>
  (await asAdmin(world, 'admin_audit', { entity })).rows[0];
const undo = (world: World, audit_id: number) => asAdmin(world, 'undo_change', { audit_id });

async function givenReview(world: World) {
  const { hotel } = world.hotelOf('owner A');
  const review_id = await reviewOf(world, hotel);
  return {
    hotel,
    id: review_id,
    hide: (change: object = {}) => asAdmin(world, 'hide_review', { review_id, reason, kind: 'other', ...change }),
    show: (change: object = {}) => asAdmin(world, 'show_review', { review_id, ...change }),
    async isShown(expected: boolean) {
      const details = await hotelDetails(world, hotel);
      const read = (await world.call('anon', 'GET', `/rest/v1/reviews?id=eq.${review_id}`)).json;
      const figures = [details.hotel.rating, details.hotel.review_count, details.reviews.length, read.length];
      assert.deepEqual(figures, expected ? [4, 1, 1, 1] : [null, 0, 0, 0]);
    },
  };
}

async function givenHiddenReview(world: World) {
  const review = await givenReview(world);
  assert.equal((await review.hide()).ok, true);
  return { ...review, note: await newestNote(world) };
}

test('hides a review from everybody, for a reason', async (world) => {
  const { id, hotel, hide, show, isShown } = await givenReview(world);
  await isShown(true);
  for (const no of ['', '  ', 'x'.repeat(301)]) assert.equal((await hide({ reason: no })).code, 'reason_required');
  assert.equal((await hide({ kind: null })).code, 'kind_required');
  assert.equal((await hide()).ok, true);
  await isShown(false);
  assert.deepEqual((await world.call('admin', 'GET', `/rest/v1/reviews?id=eq.${id}`)).json, []);
  assert.equal((await hide()).code, 'already_hidden');
  assert.equal((await hide({ review_id: hotel })).code, 'not_found');
  assert.equal((await show({ review_id: hotel })).code, 'not_found');
});

test('shows a hidden review again as it was', async (world) => {
  const { id, show, isShown } = await givenHiddenReview(world);
  assert.equal((await show()).ok, true);
  await isShown(true);
  assert.equal((await show()).code, 'not_hidden');
  const [kept] = await world.sql('select title, comment, is_verified from public.reviews where id = $1', [id]);
  assert.deepEqual(kept, { title: 'Good', comment: 'We slept well.', is_verified: true });
});

test('finds reviews by words, hotel, guest, rating and state, without wildcards', async (world) => {
  const { id } = await givenHiddenReview(world);
  const list = (args: object) => asAdmin(world, 'admin_reviews', args);
  const isFound = async (args: object) => (await list(args)).rows.some((row: { id: string }) => row.id === id);
  assert.equal((await list({ search: '%' })).total, 0);
  const { total, rows } = await list({ state: 'hidden' });
  assert.deepEqual([total, rows[0].id, rows[0].hidden_reason], [1, id, reason]);
  for (const args of [{ search: 'slept WELL' }, { search: 'house of owner a' }, { search: 'asha k', rating: 4 }])
    assert.ok(await isFound(args), JSON.stringify(args));
  for (const args of [{ search: 'slept%well' }, { search: 'slept', rating: 5 }, { search: 'slept', state: 'visible' }])
    assert.equal(await isFound(args), false, JSON.stringify(args));
});

test('undoes a hiding from the log until the review is changed again', async (world) => {
  const { hide, isShown, note } = await givenHiddenReview(world);
  assert.equal(note.undoable, true);
  assert.deepEqual(await undo(world, note.id), { ok: true, hidden_at: null, hidden_reason: null });
  await isShown(true);
  assert.equal((await undo(world, note.id)).code, 'changed_since');
  const undone = await newestNote(world);
  assert.deepEqual([undone.undoes, undone.undoable], [note.id, true]);
  assert.equal((await undo(world, 2_000_000_000)).code, 'not_found');
  assert.equal((await hide()).ok, true);
  assert.equal((await undo(world, note.id)).code, 'changed_since', 'hidden again is another change');
  await isShown(false);
});

test('undoes the deletion of a listing from the log once', async (world) => {
  const { isShown } = await givenReview(world);
  const property_id = world.propertyId('owner A', 'approved');
  assert.equal((await asAdmin(world, 'delete_property', { property_id })).ok, true);
  const deletion = await newestNote(world, 'properties');
  assert.equal(deletion.undoable, true);
  assert.equal((await undo(world, deletion.id)).ok, true);
  assert.equal((await undo(world, deletion.id)).code, 'changed_since');
  await isShown(true);
});

test('does not undo the removal of a row', async (world) => {
  const { note } = await givenHiddenReview(world);
  await world.sql(
    `insert into private.audit_log (actor_id, action, entity, entity_id, before, after)
     select actor_id, 'delete', entity, entity_id, before, after from private.audit_log where id = $1`,
    [note.id],
  );
  assert.equal((await undo(world, (await newestNote(world)).id)).code, 'not_undoable');
});
