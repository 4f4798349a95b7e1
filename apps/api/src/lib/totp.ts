import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: RFC 6238 with SHA-1, six digits, steps of 30 s. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226, R6: 160 bits. */
const secretBytes = 20;

/** A phone's clock may be a step off either way. */
const stepsOff = 1;

export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: secretBytes }).bytes);
}

/** The secret as an authenticator app takes it: for the QR code, and in base32 for typing in. */
export function describeTotp(secret: Buffer, siteName: string, username: string): { uri: string; secret: string } {
  const totp = totpOf(secret, { issuer: siteName, label: username });
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/** The 30 s step that a code is of, or undefined when it is of none within reach of `nowMs`. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | undefined {
  const totp = totpOf(secret);
  const off = totp.validate({ token: code, timestamp: nowMs, window: stepsOff });
  return off === null ? undefined : totp.counter({ timestamp: nowMs }) + off;
}

function totpOf(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...shape, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
}
