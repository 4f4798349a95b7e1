import { createHash } from 'node:crypto';

const parts = 10_000;

/**
 * On which side of a control step of so many per cent a member is: the same in every process, version and back-test, and independent of
 * other journeys. By the first 32 bits of SHA-256 over journey and member.
 */
export function sideOf(journeyId: number, memberId: bigint, percent: number): 'treated' | 'control' {
  const first = createHash('sha256').update(`journey ${journeyId} member ${memberId}`).digest().readUInt32BE(0);
  return first % parts < percent * (parts / 100) ? 'control' : 'treated';
}
