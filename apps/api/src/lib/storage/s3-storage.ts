import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { CannotRun } from '@fairhouse/operation';
import type { S3Settings } from './read-settings.ts';
import { checkedName, type Storage, StorageAway } from './storage.ts';

type Library = typeof import('@aws-sdk/client-s3');

/** Of a request that says nothing any more, and of a connection that is not made. */
const silentMs = 10_000;
const connectMs = 2_000;
const tries = 3;
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** The bucket of the settings; answers the storage below each beginning of a name. */
export async function openS3({
  endpoint,
  region,
  bucket,
  key,
  secret,
}: S3Settings): Promise<(kind: string) => Storage> {
  // What it says of node 20 is known: this version is pinned, and runs on it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  // Loaded where it is used: it takes 20 MB of memory.
  const library = await import('@aws-sdk/client-s3');
  const client = new library.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // A host name for each bucket is Amazon's own way; with the bucket in the path every server can be asked.
    forcePathStyle: true,
    // Checksums of its newer kind are unknown to many servers; what is sent is signed with its hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: tries,
    // It would write to the console; what fails is told by who asked.
    logger: silent,
    requestHandler: { requestTimeout: silentMs, connectionTimeout: connectMs },
  });
  await requireBucket({ library, client, bucket });
  return (kind) => storageIn({ library, client, bucket, kind });
}

/** A key that is wrong is reported at the start; a server that is away only now is no reason not to begin. */
async function requireBucket({ library, client, bucket }: Omit<Place, 'kind'>): Promise<void> {
  try {
    await client.send(new library.HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = error instanceof library.S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404) throw new CannotRun(`There is no bucket ${bucket} at UPLOADS_S3_ENDPOINT; make it first.`);
    if (status === 403) throw new CannotRun(`UPLOADS_S3_KEY and UPLOADS_S3_SECRET do not open the bucket ${bucket}.`);
  }
}

interface Place {
  library: Library;
  client: S3Client;
  bucket: string;
  kind: string;
}

function storageIn({ library, client, bucket, kind }: Place): Storage {
  const of = (name: string) => ({ Bucket: bucket, Key: `${kind}/${checkedName(name)}` });

  async function readParts(name: string): Promise<Readable | undefined> {
    const answer = await client.send(new library.GetObjectCommand(of(name))).catch((error: unknown) => {
      if (error instanceof library.NoSuchKey) return undefined;
      throw away(error);
    });
    return answer?.Body as Readable | undefined;
  }

  return {
    async store(name, content) {
      await client.send(new library.PutObjectCommand({ ...of(name), Body: content })).catch(throwAway);
    },
    async storeFile(name, path) {
      const { size } = await stat(path);
      const parts = createReadStream(path);
      try {
        const put = new library.PutObjectCommand({ ...of(name), Body: parts, ContentLength: size });
        const hash = await hashOf(path);
        // Of a stream the library would sign everything but what is in it.
        put.middlewareStack.add(
          (next) => (args) => {
            (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = hash;
            return next(args);
          },
          { step: 'build' },
        );
        await client.send(put).catch(throwAway);
      } finally {
        parts.destroy();
      }
      await rm(path, { force: true });
    },
    async read(name) {
      const parts = await readParts(name);
      return parts && Buffer.concat(await parts.toArray());
    },
    readParts,
    async remove(name) {
      await client.send(new library.DeleteObjectCommand(of(name))).catch(throwAway);
    },
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** The library's own errors hold the whole exchange with what signed it, which belongs into no log. */
function away(error: unknown): StorageAway {
  const { name, code, $metadata } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  return new StorageAway(
    `the server of the uploads: ${[code, name, $metadata?.httpStatusCode].filter(Boolean).join(' ')}`,
  );
}

function throwAway(error: unknown): never {
  throw away(error);
}
