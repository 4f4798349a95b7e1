/** How many vaults the books are spread over. Fixed for good: it is part of every key. */
export const vaults = 64;

/** The vault a member's money lives in, for good: member id mod 64. Member ids are not negative. */
export function vaultOf(memberId: bigint): number {
  if (memberId < 0n) throw new RangeError(`not a member id: ${memberId}`);
  return Number(memberId % 64n);
}
