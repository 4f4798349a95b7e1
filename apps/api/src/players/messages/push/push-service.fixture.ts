import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  /** The last part of the endpoint. */
  device: string;
  headers: Record<string, string | string[] | undefined>;
  /** Decrypted with the keys of the device (RFC 8291). */
  payload: Record<string, string>;
  /** What the VAPID token says, once its signature was verified against the key it names (RFC 8292). */
  token: { aud: string; exp: number; sub: string };
  publicKey: string;
}

export interface TestDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushService {
  received: ReceivedPush[];
  /** A browser that has subscribed here. */
  device(name: string): TestDevice;
  /** How the next request is answered, once, before the usual 201. */
  answerNext(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** A push service as browsers have one, over real HTTP: it verifies and decrypts what real ones and browsers would. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, { curve: ECDH; auth: Buffer }>();
  const received: ReceivedPush[] = [];
  const next: { status: number; headers: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, headers } = next.shift() ?? { status: 201, headers: {} };
    const name = request.url!.slice(1);
    const device = devices.get(name);
    if (status === 201 && device) {
      received.push({
        device: name,
        headers: request.headers,
        payload: decryptFor(device, Buffer.concat(chunks)),
        ...verifiedVapid(request.headers.authorization ?? ''),
      });
    }
    response.writeHead(device ? status : 404, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    device(name) {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { curve, auth });
      return {
        endpoint: `${origin}/${name}`,
        p256dh: curve.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    answerNext: (status, headers = {}) => void next.push({ status, headers }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8291, section 3.4, over one record of RFC 8188: not with the library that encrypts. */
function decryptFor({ curve, auth }: { curve: ECDH; auth: Buffer }, body: Buffer): Record<string, string> {
  const [salt, keyLength] = [body.subarray(0, 16), body[20]!];
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const ikm = hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32);
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(ikm), salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends in 2 and zeros.
  const end = padded.lastIndexOf(2);
  return JSON.parse(padded.subarray(0, end).toString('utf8'));
}

/** Throws unless the header is a VAPID one whose ES256 signature holds. */
function verifiedVapid(authorization: string): Pick<ReceivedPush, 'token' | 'publicKey'> {
  const [, jwt, publicKey] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header, claims, signature] = (jwt ?? '').split('.');
  const point = Buffer.from(publicKey ?? '', 'base64url');
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const holds = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!holds) throw new Error('the VAPID signature does not hold');
  return { token: JSON.parse(Buffer.from(claims!, 'base64url').toString()), publicKey: publicKey! };
}
