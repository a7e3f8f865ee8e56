import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProject } from '../../supabase/operate/project.ts';
import { downloadFiles, uploadFiles } from '../../supabase/operate/storedFiles.ts';
import { makePdf, makePhoto } from '../fixtures.ts';
import { upload } from './files.ts';
import { test } from './worldTest.ts';

test('a backup copies the files of every bucket, and a restore brings them back with their type', async (world) => {
  const draft = world.propertyId('owner A', 'draft');
  await upload(world, 'owner A', 'upload-photo', await makePhoto(), { property_id: draft });
  const about = { property_id: draft, id: randomUUID(), document_type: 'gst', file_name: 'gst.pdf' };
  await upload(world, 'owner A', 'upload-document', makePdf('kept'), about);
  const files = () =>
    world.sql<{ bucket_id: string; name: string; type: string }>(
      `select bucket_id, name, metadata ->> 'mimetype' as type from storage.objects order by 1, 2`,
    );
  const held = await files();
  assert.ok(new Set(held.map(({ bucket_id }) => bucket_id)).size >= 2);

  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  try {
    const project = { url: world.backend.url, key: world.backend.secretKey };
    assert.equal(await downloadFiles(project, folder), held.length);
    const copy = await readFile(join(folder, 'property-documents', draft, `${about.id}.pdf`));
    assert.deepEqual(copy, Buffer.from(makePdf('kept')));
    await world.sql('delete from storage.objects where true');
    assert.equal(await uploadFiles(project, folder), held.length);
    assert.deepEqual(await files(), held);
    const outside = [{ bucket: 'property-photos', path: '../../secret', type: 'image/jpeg' }];
    await writeFile(join(folder, 'files.json'), JSON.stringify(outside));
    await assert.rejects(uploadFiles(project, folder), /Invalid format/);
    // To another key the storage looks empty.
    const [url, wrong] = [world.backend.url, world.backend.publishableKey];
    await assert.rejects(
      openProject({ PROJECT_URL: url, PROJECT_SECRET_KEY: wrong }),
      /does not accept this secret key/,
    );
    assert.deepEqual(await openProject({ PROJECT_URL: `${url}/`, PROJECT_SECRET_KEY: project.key }), project);
  } finally {
    await rm(folder, { recursive: true });
  }
});
