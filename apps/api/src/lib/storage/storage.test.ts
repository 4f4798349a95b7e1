import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorages } from './open-storages.ts';
import { readStorageSettings } from './read-settings.ts';
import { type S3Server, startS3Server } from './s3-server.fixture.ts';
import { StorageAway, type Storages } from './storage.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-storage-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const places = {
  'a folder': () => openStorages(folder, undefined),
  'a server that speaks S3': () => openStorages(folder, server.settings),
};

describe.each(Object.entries(places))('%s', (_, open) => {
  let storages: Storages;
  beforeAll(async () => {
    storages = await open();
  });

  it('keeps what is stored, each kind by itself, and answers it whole and in parts', async () => {
    const picture = Buffer.from([0, 255, 1, 254, 10, 13]);
    await storages.documents.store('one.jpg', picture);
    expect(await storages.documents.read('one.jpg')).toEqual(picture);
    expect(Buffer.concat(await (await storages.documents.readParts('one.jpg'))!.toArray())).toEqual(picture);
    expect(await storages.pictures.read('one.jpg')).toBeUndefined();
    await storages.documents.store('one.jpg', Buffer.from('another'));
    expect(String(await storages.documents.read('one.jpg'))).toBe('another');
  });

  it('takes a large file over from here', async () => {
    const path = join(folder, 'draft.zip');
    const large = Buffer.alloc(3_000_000, 'fairhouse ');
    await writeFile(path, large, { mode: 0o600 });
    await storages.copies.storeFile('copy.zip', path);
    expect(existsSync(path)).toBe(false);
    expect((await storages.copies.read('copy.zip'))!.equals(large)).toBe(true);
  });

  it('removes what is there and what is not, and then there is none', async () => {
    await storages.pictures.store('gone.webp', Buffer.from('x'));
    await storages.pictures.remove('gone.webp');
    await storages.pictures.remove('gone.webp');
    expect(await storages.pictures.read('gone.webp')).toBeUndefined();
    expect(await storages.pictures.readParts('gone.webp')).toBeUndefined();
  });

  it.each(['../secrets.json', 'a/b.jpg', '', '.jpg', 'name'])('has no file of the name “%s”', async (name) => {
    await expect((async () => storages.documents.read(name))()).rejects.toThrow('no name of a stored file');
  });
});

it('lies in the folders that a casino always had, for its owner alone, and leaves no halves', async () => {
  const { documents } = await openStorages(folder, undefined);
  await documents.store('mine.jpg', Buffer.from('x'));
  expect((await stat(join(folder, 'files', 'mine.jpg'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'files'))).mode & 0o777).toBe(0o700);
  expect((await readdir(join(folder, 'files'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});

describe('the server', () => {
  beforeEach(() => server.failWith(undefined));

  it('has each kind under a name of its own, and shows nothing to who signs nothing', async () => {
    const { documents } = await openStorages(folder, server.settings);
    await documents.store('private.jpg', Buffer.from('x'));
    expect([...server.objects.keys()]).toContain('uploads/files/private.jpg');
    expect((await fetch(`${server.settings.endpoint}/uploads/files/private.jpg`)).status).toBe(403);
  });

  it('is asked again when it fails, and then said to be away, with nothing stored', async () => {
    const { documents } = await openStorages(folder, server.settings);
    server.failWith(503);
    server.asked.length = 0;
    await expect(documents.store('not.jpg', Buffer.from('x'))).rejects.toThrow(
      new StorageAway('the server of the uploads: Unknown 503'),
    );
    expect(server.asked).toEqual(Array.from({ length: 3 }, () => 'PUT /uploads/files/not.jpg 503'));
    await expect(documents.read('not.jpg')).rejects.toThrow(StorageAway);
    await expect(documents.remove('not.jpg')).rejects.toThrow(StorageAway);
    expect(server.objects.has('uploads/files/not.jpg')).toBe(false);
  });

  it('ends a start in a sentence when its key is wrong, and not when it is only away', async () => {
    const wrong = { ...server.settings, secret: 'another secret' };
    await expect(openStorages(folder, wrong)).rejects.toThrow(
      /^UPLOADS_S3_KEY and UPLOADS_S3_SECRET do not open the bucket uploads\.$/,
    );
    await expect(openStorages(folder, { ...server.settings, bucket: 'none' })).rejects.toThrow(
      /^There is no bucket none at UPLOADS_S3_ENDPOINT; make it first\.$/,
    );
    server.failWith(500);
    await openStorages(folder, server.settings);
  });
});

it('is set as a whole or not at all', () => {
  const whole = {
    UPLOADS_S3_ENDPOINT: 'https://s3.example.com',
    UPLOADS_S3_BUCKET: 'b',
    UPLOADS_S3_KEY: 'k',
    UPLOADS_S3_SECRET: 's',
  };
  expect(readStorageSettings({})).toBeUndefined();
  expect(readStorageSettings(whole)).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    bucket: 'b',
    key: 'k',
    secret: 's',
  });
  for (const name of Object.keys(whole)) {
    expect(() => readStorageSettings({ ...whole, [name]: '' })).toThrow(/^Set UPLOADS_S3_ENDPOINT, /);
  }
  expect(() => readStorageSettings({ ...whole, UPLOADS_S3_ENDPOINT: 'ftp://x' })).toThrow(
    /^UPLOADS_S3_ENDPOINT must be an http or https address\.$/,
  );
});
