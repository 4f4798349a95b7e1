import { randomInt } from 'node:crypto';
import type { Transaction } from '@fairhouse/database';
import { standingOf } from '../factors.store.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { insertRecoveryCodes, removeRecoveryCodes } from './recovery-code.store.ts';

const count = 10;
/** Letters and digits that nobody takes for one another; 12 of these 32 are 60 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 3;
const groupLength = 4;

/** 'ABCD-EFGH-JKLM' */
function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** As it is hashed: however it was typed, with or without hyphens and capitals. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** Ten new codes in place of those before. They are shown once: only what proves them is kept. */
export async function drawRecoveryCodes(
  { keys }: Pick<SecondFactorDeps, 'keys'>,
  tx: Transaction,
  memberId: bigint,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await removeRecoveryCodes(tx, memberId);
  await insertRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => keys.hashRecoveryCode(memberId, plainCode(code))),
  );
  return codes;
}

/** Codes for a member who has none; none for one who has. */
export async function firstRecoveryCodes(
  deps: Pick<SecondFactorDeps, 'keys'>,
  tx: Transaction,
  memberId: bigint,
): Promise<string[]> {
  const { recoveryCodes } = await standingOf(tx, memberId);
  return recoveryCodes > 0 ? [] : drawRecoveryCodes(deps, tx, memberId);
}
