/** Hash slots of the members: as many shards as their bets can have at most. */
export const memberSlots = 64;

/**
 * The hash slot of a member: the first six bits of what PostgreSQL makes of a bigint to spread rows by it (hashint8; the hash
 * function of Bob Jenkins, lookup3, over four bytes; hashfn.c). Member ids are not negative.
 */
export function slotOf(memberId: bigint): number {
  if (memberId < 0n) throw new RangeError(`not a member id: ${memberId}`);
  const word = Number((memberId ^ (memberId >> 32n)) & 0xffffffffn);
  let b = (0x9e3779b9 + 4 + 3_923_095) | 0;
  let c = b;
  let a = (b + word) | 0;
  c = ((c ^ b) - turned(b, 14)) | 0;
  a = ((a ^ c) - turned(c, 11)) | 0;
  b = ((b ^ a) - turned(a, 25)) | 0;
  c = ((c ^ b) - turned(b, 16)) | 0;
  a = ((a ^ c) - turned(c, 4)) | 0;
  b = ((b ^ a) - turned(a, 14)) | 0;
  c = ((c ^ b) - turned(b, 24)) | 0;
  // As a signed number, from the least on.
  return (c ^ 0x80000000) >>> 26;
}

const turned = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** For each slot the lowest number that lies in it: stands for the slot where no member is known. */
const keys: readonly bigint[] = lowestKeys();

function lowestKeys(): bigint[] {
  const found: bigint[] = [];
  for (let key = 0n; Object.keys(found).length < memberSlots; key++) found[slotOf(key)] ??= key;
  return found;
}

export function keyOfSlot(slot: number): bigint {
  const key = keys[slot];
  if (key === undefined) throw new RangeError(`not a slot: ${slot}`);
  return key;
}
