import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorages } from './open-storages.ts';
import type { S3Settings } from './read-settings.ts';
import type { Storages } from './storage.ts';
import { startSwift } from './swift-server.fixture.ts';

/** In `npm run test:long` alone: its seventy packages take a minute to install. */
describe.skipIf(process.env.UPLOADS_SERVER !== 'swift')('a real server that speaks S3', () => {
  let settings: S3Settings;
  let close = async () => {};
  let storages: Storages;
  beforeAll(async () => {
    ({ settings, close } = await startSwift());
    await expect(openStorages('/nowhere', settings)).rejects.toThrow('There is no bucket uploads');
    const { endpoint, region, key, secret } = settings;
    const credentials = { accessKeyId: key, secretAccessKey: secret };
    const owner = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    await owner.send(new CreateBucketCommand({ Bucket: settings.bucket }));
    owner.destroy();
    storages = await openStorages('/nowhere', settings);
  }, 240_000);
  afterAll(() => close());

  it('keeps a picture, replaces it, and has none once it is removed', async () => {
    const { documents, pictures } = storages;
    await documents.store('one.jpg', Buffer.from([0, 255, 1]));
    expect(await documents.read('one.jpg')).toEqual(Buffer.from([0, 255, 1]));
    expect(await pictures.read('one.jpg')).toBeUndefined();
    await documents.store('one.jpg', Buffer.from('another'));
    expect(String(await documents.read('one.jpg'))).toBe('another');
    await documents.remove('one.jpg');
    await documents.remove('one.jpg');
    expect(await documents.read('one.jpg')).toBeUndefined();
  });

  it('takes a large copy over, with the hash of what is in it signed', async () => {
    const path = join(tmpdir(), `fairhouse-copy-${process.pid}.zip`);
    const large = Buffer.alloc(20_000_000, 'fairhouse ');
    await writeFile(path, large);
    await storages.copies.storeFile('copy.zip', path);
    const parts = await (await storages.copies.readParts('copy.zip'))!.toArray();
    expect(Buffer.concat(parts).equals(large)).toBe(true);
  });

  it('shows nothing to who signs nothing, and opens for no other secret', async () => {
    await storages.documents.store('private.jpg', Buffer.from('x'));
    const { status } = await fetch(`${settings.endpoint}/uploads/files/private.jpg`);
    expect(status).toBeGreaterThanOrEqual(400);
    await expect(openStorages('/nowhere', { ...settings, secret: 'another' })).rejects.toThrow(
      'UPLOADS_S3_KEY and UPLOADS_S3_SECRET do not open the bucket uploads.',
    );
  });
});
