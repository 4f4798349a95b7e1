import { createHmac } from 'node:crypto';
import { deriveKey, sealingWith } from '../../lib/sealing.ts';

/** What is derived from FACTOR_SECRET. Losing that setting loses every authenticator app and recovery code. */
export interface FactorKeys {
  /** Encrypts for one member. */
  seal(memberId: bigint, plain: Buffer): Buffer;
  open(memberId: bigint, sealed: Buffer): Buffer;
  /** With a key, so that codes short enough to be typed cannot be tried out on a stolen table. */
  hashRecoveryCode(memberId: bigint, code: string): Buffer;
  /** What authenticators know the member by: stable, and nothing that says who it is (WebAuthn 3, 14.6.1). */
  userHandleOf(memberId: bigint): Uint8Array<ArrayBuffer>;
}

export function factorKeysOf(secret: string): FactorKeys {
  const derive = (purpose: string) => deriveKey(secret, `fairhouse second factor: ${purpose}`);
  const sealing = sealingWith(derive('totp'));
  const [recovery, handle] = [derive('recovery codes'), derive('user handle')];
  return {
    seal: (memberId, plain) => sealing.seal(String(memberId), plain),
    open: (memberId, sealed) => sealing.open(String(memberId), sealed),
    hashRecoveryCode: (memberId, code) => createHmac('sha256', recovery).update(`${memberId}.${code}`).digest(),
    userHandleOf: (memberId) => new Uint8Array(createHmac('sha256', handle).update(String(memberId)).digest()),
  };
}
