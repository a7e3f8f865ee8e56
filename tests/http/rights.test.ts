import assert from 'node:assert/strict';
import { calls, expectedRights, readRights } from '../../supabase/rights.ts';
import { proveAdminOnly } from './adminCalls.ts';
import { setSettings } from './given.ts';
import { test } from './worldTest.ts';

test('grants the rights of the catalogue and no others', async ({ sql }) => {
  assert.deepEqual(await readRights(sql), expectedRights);
});

test('answers the calls for admins to admins alone', async (world) => {
  for (const name of calls.admins) await proveAdminOnly(world, name);
});

test('asks admins for two-factor sign-in where the settings do', async (world) => {
  await setSettings(world, { admins_need_second_factor: true });
  const { status, json } = await world.rpc('admin', 'admin_users', {});
  assert.deepEqual([status, json.message.startsWith('Admins need two-factor sign-in here')], [403, true]);
});
