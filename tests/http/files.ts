import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import type { Answer, CallOptions } from './client.ts';
import type { World } from './world.ts';

export interface UploadOptions extends Pick<CallOptions, 'headers'> {
  property_id: string;
  id?: string;
  document_type?: string;
  file_name?: string;
}

export function upload(
  world: World,
  actor: Actor,
  name: 'upload-photo' | 'upload-document',
  body: Uint8Array,
  { headers, id = randomUUID(), ...rest }: UploadOptions,
): Promise<Answer> {
  const query = new URLSearchParams({ id, ...rest });
  const sent = { 'content-type': 'application/octet-stream', ...headers };
  return world.call(actor, 'POST', `/functions/v1/${name}?${query}`, { body, headers: sent });
}

export const linkTo = (world: World, actor: Actor, id: string): Promise<Answer> =>
  world.call(actor, 'POST', '/functions/v1/document-link', { body: { id } });
