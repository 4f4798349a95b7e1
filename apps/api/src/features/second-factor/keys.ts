import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What is derived from FACTOR_SECRET. Losing that setting loses every authenticator app and recovery code. */
export interface FactorKeys {
  /** Encrypts for one member: AES-256-GCM, bound to the member's id so that rows cannot be swapped. */
  seal(memberId: bigint, plain: Buffer): Buffer;
  open(memberId: bigint, sealed: Buffer): Buffer;
  /** With a key, so that codes short enough to be typed cannot be tried out on a stolen table. */
  hashRecoveryCode(memberId: bigint, code: string): Buffer;
  /** What authenticators know the member by: stable, and nothing that says who it is (WebAuthn 3, 14.6.1). */
  userHandleOf(memberId: bigint): Uint8Array<ArrayBuffer>;
}

const ivBytes = 12;
const tagBytes = 16;

export function factorKeysOf(secret: string): FactorKeys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `fairhouse second factor: ${purpose}`, 32));
  const [sealing, recovery, handle] = [derive('totp'), derive('recovery codes'), derive('user handle')];
  const boundTo = (memberId: bigint) => Buffer.from(String(memberId));
  return {
    seal(memberId, plain) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(boundTo(memberId));
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(memberId, sealed) {
      const tag = sealed.subarray(-tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(boundTo(memberId))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
    },
    hashRecoveryCode: (memberId, code) => createHmac('sha256', recovery).update(`${memberId}.${code}`).digest(),
    userHandleOf: (memberId) => new Uint8Array(createHmac('sha256', handle).update(String(memberId)).digest()),
  };
}
