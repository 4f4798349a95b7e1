import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from './read-settings.ts';

export interface S3Server {
  settings: S3Settings;
  /** What lies there, by bucket and key. */
  objects: Map<string, Buffer>;
  /** Each request: method, path, answer. */
  asked: string[];
  /** What it answers to everything from now on; undefined: as it should. */
  failWith(status: number | undefined): void;
  close(): Promise<void>;
}

/**
 * The part of S3 that the casino speaks, on loopback: it takes a request only if its signature is right
 * (AWS Signature Version 4, https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html) and the hash of
 * its body is the one that was signed. `test:long` asks the same of a real server.
 */
export async function startS3Server(): Promise<S3Server> {
  const settings = { region: 'us-east-1', bucket: 'uploads', key: 'casino', secret: 'a secret of the uploads' };
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  let failure: number | undefined;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const status = failure ?? answer(request, body, response);
    asked.push(`${request.method} ${request.url!.split('?')[0]} ${status}`);
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(status === 404 ? '<Error><Code>NoSuchKey</Code></Error>' : undefined);
  });

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): number {
    if (!isRightlySigned(request, body, settings)) return 403;
    const name = request.url!.split('?')[0]!.slice(1);
    if (!name.startsWith(settings.bucket)) return 404;
    if (request.method === 'HEAD') return 200;
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method !== 'GET') return request.method === 'PUT' ? 200 : 204;
    const object = objects.get(name);
    if (!object) return 404;
    response.writeHead(200, { 'content-length': object.length });
    response.write(object);
    return 200;
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, ...settings },
    objects,
    asked,
    failWith: (status) => {
      failure = status;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function isRightlySigned(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { region, key, secret }: Pick<S3Settings, 'region' | 'key' | 'secret'>,
): boolean {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!said) return false;
  const [, whose, day, where, names, signature] = said as unknown as [string, string, string, string, string, string];
  const hash = String(headers['x-amz-content-sha256']);
  if (whose !== key || where !== region || hash !== sha256(body)) return false;
  const [path, query = ''] = url!.split('?') as [string, string?];
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query.split('&').sort().join('&'), signedHeaders.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(Buffer.from(canonical))].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return timingSafeEqual(Buffer.from(hmac(signingKey, toSign).toString('hex')), Buffer.from(signature));
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
