import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDocument, isDemoDocument } from './demoDocument.ts';

interface StoredObject {
  bytes: Buffer;
  mimetype: string;
  cacheControl: string;
  lastModified: number;
}
type Body = ReadableStream | Uint8Array;

/** File names are hashes, so that no object name can leave the folder. */
interface Shelf {
  read(id: string): Promise<StoredObject | undefined>;
  write(id: string, object: StoredObject): Promise<void>;
  remove(id: string): Promise<void>;
}

function memoryShelf(): Shelf {
  const objects = new Map<string, StoredObject>();
  return {
    read: async (id) => objects.get(id),
    write: async (id, object) => void objects.set(id, object),
    remove: async (id) => void objects.delete(id),
  };
}

function folderShelf(folder: string): Shelf {
  return {
    async read(id) {
      try {
        const [bytes, about] = await Promise.all([
          readFile(join(folder, id)),
          readFile(join(folder, `${id}.json`), 'utf8'),
        ]);
        return { ...JSON.parse(about), bytes };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(id, { bytes, ...about }) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, id), bytes);
      await writeFile(join(folder, `${id}.json`), JSON.stringify(about));
    },
    async remove(id) {
      await Promise.all([rm(join(folder, id), { force: true }), rm(join(folder, `${id}.json`), { force: true })]);
    },
  };
}

function demoObject(bucket: string, key: string): StoredObject | undefined {
  if (bucket !== 'property-documents' || !isDemoDocument(key)) return undefined;
  return { bytes: Buffer.from(demoDocument), mimetype: 'application/pdf', cacheControl: 'no-cache', lastModified: 0 };
}

export function createObjectStore(folder: string | undefined) {
  const shelf = folder ? folderShelf(folder) : memoryShelf();
  const idOf = (bucket: string, key: string) => createHash('sha256').update(`${bucket}\0${key}`).digest('hex');
  const aboutOf = (object: StoredObject) => ({
    cacheControl: object.cacheControl,
    contentLength: object.bytes.length,
    size: object.bytes.length,
    mimetype: object.mimetype,
    lastModified: new Date(object.lastModified),
    eTag: `"${createHash('md5').update(object.bytes).digest('hex')}"`,
  });

  async function find(bucket: string, key: string): Promise<StoredObject> {
    const object = (await shelf.read(idOf(bucket, key))) ?? demoObject(bucket, key);
    if (!object) throw new Error('Object not found');
    return object;
  }

  return {
    driver: null,
    async getObject(bucket: string, key: string) {
      const object = await find(bucket, key);
      return { httpStatusCode: 200, metadata: aboutOf(object), body: object.bytes };
    },
    async uploadObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      body: Body,
      mimetype: string,
      cacheControl: string,
    ) {
      const bytes =
        body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(await new Response(body).arrayBuffer());
      const object = { bytes, mimetype, cacheControl, lastModified: Date.now() };
      await shelf.write(idOf(bucket, key), object);
      return aboutOf(object);
    },
    async deleteObject(bucket: string, key: string) {
      await shelf.remove(idOf(bucket, key));
    },
    async deleteObjects(bucket: string, keys: string[]) {
      for (const key of keys) await shelf.remove(idOf(bucket, key));
    },
    async copyObject(bucket: string, key: string, _version: string | undefined, toBucket: string, toKey: string) {
      const object = { ...(await find(bucket, key)), lastModified: Date.now() };
      await shelf.write(idOf(toBucket, toKey), object);
      const { eTag, lastModified } = aboutOf(object);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    async headObject(bucket: string, key: string) {
      return aboutOf(await find(bucket, key));
    },
    async privateAssetUrl(): Promise<string> {
      throw new Error('Image transformation is not part of the local backend');
    },
  };
}
