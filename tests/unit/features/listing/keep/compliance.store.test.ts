import { beforeEach, expect, test, vi } from 'vitest';
import {
  $compliance,
  editCompliance,
  forgetCompliance,
  keepCompliance,
  leaveCompliance,
  openCompliance,
} from '#src/features/listing/keep/compliance.store.ts';
import { outbox } from '#src/features/listing/keep/outbox.ts';
import { failure, success } from '#src/lib/result.ts';

const server = vi.hoisted(() => {
  // An earlier test file may have loaded the store with the real calls.
  vi.resetModules();
  return { call: vi.fn() };
});
vi.mock('#src/server/signedIn.ts', () => ({ call: server.call, member: {}, isSignedOut: () => false }));
vi.stubGlobal('window', { addEventListener: () => {} });

const stored = {
  gst_number: '',
  pan_number: '',
  bank_name: 'Bank of Goa',
  account_number_masked: '••••1234',
  saved_at: 't',
};
const loads = () => success({ compliance: stored, documents: [] });
/** The requests that save. */
const saves = () => server.call.mock.calls.filter(([, args]) => args?.form);
const values = () => $compliance.get().values;

beforeEach(() => {
  server.call.mockReset();
  server.call.mockImplementation(async (_, args) => (args?.form ? failure('lost', '') : loads()));
});

test('what could not be saved stays when another tab had the listing, and is sent again', async () => {
  await openCompliance('one');
  editCompliance({ pan_number: 'ABCDE1234F' });
  await leaveCompliance(false);
  expect($compliance.get()).toMatchObject({ state: 'failed', save: 'failed' });
  server.call.mockImplementation(async (_, args) =>
    args?.form
      ? success({ compliance: stored })
      : success({ compliance: { ...stored, bank_name: 'Changed there' }, documents: [] }),
  );
  await openCompliance('one');
  expect(values()).toMatchObject({ pan_number: 'ABCDE1234F', bank_name: 'Changed there' });
  await vi.waitFor(() => expect($compliance.get().save).toBe('saved'));
  expect(server.call).toHaveBeenLastCalledWith(expect.anything(), { form: { pan_number: 'ABCDE1234F' } });
});

test('a tab that gave the listing away sends nothing until it has it again', async () => {
  await openCompliance('one');
  editCompliance({ pan_number: 'ABCDE1234F' });
  await leaveCompliance(false);
  expect(saves()).toHaveLength(1);
  outbox.wake();
  expect(saves()).toHaveLength(1);
  await openCompliance('one');
  expect(saves()).toHaveLength(2);
});

test('a tab whose listing is gone does not save, also if it still loads', async () => {
  await openCompliance('gone');
  editCompliance({ pan_number: 'ABCDE1234F' });
  await leaveCompliance(true);
  const opening = openCompliance('gone');
  await leaveCompliance(true);
  await opening;
  outbox.wake();
  expect($compliance.get()).toMatchObject({ state: 'failed', save: 'unsaved' });
  expect(saves()).toEqual([]);
});

test('an account that became too weak keeps what was typed', async () => {
  server.call.mockImplementation(async (_, args) => (args?.form ? failure('stronger_sign_in_needed', '') : loads()));
  await openCompliance('two');
  editCompliance({ bank_name: 'Bank of Mumbai' });
  await leaveCompliance(false);
  expect($compliance.get()).toMatchObject({ state: 'locked', save: 'unsaved' });
  await openCompliance('two');
  expect(values().bank_name).toBe('Bank of Mumbai');
});

test('another listing gets nothing of it', async () => {
  await openCompliance('three');
  editCompliance({ bank_name: 'Bank of Mumbai' });
  await openCompliance('four');
  expect($compliance.get()).toMatchObject({ save: 'saved', values: { bank_name: 'Bank of Goa' } });
  await leaveCompliance(false);
  expect(saves()).toEqual([]);
});

test('another account sends and sees nothing of it, even if it opens no listing', async () => {
  await openCompliance('five');
  editCompliance({ bank_name: 'Bank of Mumbai' });
  await keepCompliance();
  expect($compliance.get().save).toBe('failed');
  const sent = saves().length;
  forgetCompliance();
  expect($compliance.get()).toMatchObject({ save: 'saved', values: { bank_name: '' } });
  outbox.wake();
  await openCompliance('five');
  expect($compliance.get()).toMatchObject({ save: 'saved', values: { bank_name: 'Bank of Goa' } });
  expect(saves()).toHaveLength(sent);
});

test('an answer to what an earlier account sent changes nothing', async () => {
  await openCompliance('six');
  const { promise, resolve } = Promise.withResolvers();
  server.call.mockReturnValueOnce(promise);
  editCompliance({ bank_name: 'Bank of Mumbai' });
  const kept = keepCompliance();
  forgetCompliance();
  resolve(success({ compliance: stored }));
  await kept;
  expect($compliance.get()).toMatchObject({ state: 'loading', masked: '' });
});
