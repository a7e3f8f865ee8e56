/**
 * @module-tag long
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/testBackend.ts';

/** Storage calls that our clients never make must get a 4xx from every caller, and storage must keep working. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const paths = [
  '/bucket',
  '/bucket/property-photos',
  '/bucket?limit=abc&sortColumn=%3Bdrop',
  '/object/property-photos',
  '/object/property-photos/',
  '/object/property-photos/x',
  '/object/property-photos/a//b',
  `/object/property-photos/${'a'.repeat(3000)}`,
  '/object/property-photos/%F0%9F%98%80',
  '/object/authenticated/property-documents/x',
  '/object/list/property-photos',
  '/object/list/nope',
  '/object/list-v2/property-photos',
  '/object/move',
  '/object/copy',
  '/object/sign/property-documents',
  '/object/sign/property-documents/x',
  '/object/sign/property-documents/x?token=abc',
  '/object/sign/property-documents/x?token=e30.e30.e30',
  '/object/upload/sign/property-photos/x?token=a',
  '/render/image/public/property-photos/x?width=abc',
  '/upload/resumable',
  '/nonsense',
];
const odd = {
  prefix: 7,
  limit: 'x',
  offset: -1,
  sortBy: { column: 'evil"', order: 'sideways' },
  prefixes: [1, null, {}],
  paths: 'x',
  expiresIn: 'never',
  sourceKey: {},
  destinationKey: [],
  bucketId: 7,
  id: null,
  name: 5,
  file_size_limit: 'a lot',
};
const bodies: readonly (readonly [type: string | undefined, body: string | undefined])[] = [
  [undefined, undefined],
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '{'],
  ['application/json', '{}'],
  ['application/json', JSON.stringify(odd)],
  ['text/plain', 'hello'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=b', '--b\r\nbroken'],
  ['//', 'x'],
];

describe('a malformed call to storage is refused and never an error of the server', () => {
  test.each(['nobody', 'an owner', 'who shows a broken token', 'the secret key'] as const)('from %s', async (who) => {
    const tokens = {
      nobody: undefined,
      'an owner': await backend.signIn('owner@susegad.example'),
      'who shows a broken token': 'a.b.c',
      'the secret key': backend.secretKey,
    };
    const token = tokens[who];
    const failed: string[] = [];
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        for (const [type, body] of method === 'GET' ? bodies.slice(0, 1) : bodies) {
          const response = await fetch(`${backend.url}/storage/v1${path}`, {
            method,
            headers: {
              apikey: who === 'the secret key' ? backend.secretKey : backend.publishableKey,
              ...(token ? { authorization: `Bearer ${token}` } : {}),
              ...(type ? { 'content-type': type } : {}),
            },
            ...(body === undefined ? {} : { body }),
          });
          await response.arrayBuffer();
          if (response.status >= 500) failed.push(`${response.status} ${method} ${path.slice(0, 60)} ${type} ${body}`);
        }
      }
    }
    expect(failed).toEqual([]);
    const { data } = await backend.service().storage.listBuckets();
    expect(data?.length).toBeGreaterThan(0);
  });
});
