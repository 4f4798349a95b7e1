import { createHmac } from 'node:crypto';
import { deriveKey, sealingWith } from '../../lib/sealing.ts';

/** What is derived from FACTOR_SECRET. Losing that setting loses every authenticator app and recovery code. */
export interface FactorKeys {
  /** Encrypts for one member. */
  seal(memberId: bigint, plain: Buffer): Buffer;
  open(memberId: bigint, sealed: Buffer): Buffer;
  /** With a key, so that codes short enough to be typed cannot be tried out on a stolen table. */
  hashRecoveryCode(memberId: bigint, code: string): Buffer;
  /** As it is hashed, and as it was while FACTOR_SECRET had its former value. */
  hashesOfRecoveryCode(memberId: bigint, code: string): Buffer[];
  /** What authenticators know the member by: stable, and nothing that says who it is (WebAuthn 3, 14.6.1). */
  userHandleOf(memberId: bigint): Uint8Array<ArrayBuffer>;
}

export function factorKeysOf(secret: string, former?: string): FactorKeys {
  const derive = (from: string, purpose: string) => deriveKey(from, `fairhouse second factor: ${purpose}`);
  const sealing = sealingWith(derive(secret, 'totp'), former === undefined ? undefined : derive(former, 'totp'));
  const recovery = [secret, ...(former === undefined ? [] : [former])].map((from) => derive(from, 'recovery codes'));
  const handle = derive(secret, 'user handle');
  const hashesOfRecoveryCode = (memberId: bigint, code: string) =>
    recovery.map((key) => createHmac('sha256', key).update(`${memberId}.${code}`).digest());
  return {
    seal: (memberId, plain) => sealing.seal(String(memberId), plain),
    open: (memberId, sealed) => sealing.open(String(memberId), sealed),
    hashRecoveryCode: (memberId, code) => hashesOfRecoveryCode(memberId, code)[0]!,
    hashesOfRecoveryCode,
    userHandleOf: (memberId) => new Uint8Array(createHmac('sha256', handle).update(String(memberId)).digest()),
  };
}
