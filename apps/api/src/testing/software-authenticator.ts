import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const userPresent = 0x01;
const userVerified = 0x04;
const attestedData = 0x40;

/** An authenticator in software for the tests: one P-256 key, no attestation, a counter (WebAuthn 3, 6.1). */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly cosePublicKey: Uint8Array;
  counter = 0;

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
    /** Whether its holder unlocks it, as with a fingerprint or a PIN. */
    private readonly unlocks = false,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const bytes = (base64url: string | undefined) => new Uint8Array(Buffer.from(base64url!, 'base64url'));
    this.privateKey = privateKey;
    this.cosePublicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
  }

  /** RegistrationResponseJSON for the options of the API. */
  register({ challenge }: { challenge: string }): string {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.cosePublicKey]);
    const authData = Buffer.concat([this.head(userPresent | attestedData), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString(
        'base64url',
      ),
      transports: ['usb'],
    });
  }

  /** AuthenticationResponseJSON for the options of the API. */
  authenticate({ challenge }: { challenge: string }): string {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.head(userPresent);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    });
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = this.unlocks ? flags | userVerified : flags;
    return Buffer.concat([createHash('sha256').update(this.rpId).digest(), Buffer.from([all]), counter]);
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
