/** Hash slots of the players: as many lanes as their rounds can have at most. */
export const playerSlots = 64;

/**
 * The hash slot of a player: the first six bits of what PostgreSQL makes of a uuid to spread rows by it (uuid_hash; the hash
 * function of Bob Jenkins, lookup3, over its sixteen bytes; hashfn.c). So a part of the spread tables is a row of whole slots.
 */
export function slotOfPlayer(playerId: string): number {
  const hex = playerId.replaceAll('-', '');
  const word = (at: number) => swapped(Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16));
  let a = (0x9e3779b9 + 16 + 3_923_095) | 0;
  let b = a;
  let c = a;
  a = (a + word(0)) | 0;
  b = (b + word(1)) | 0;
  c = (c + word(2)) | 0;
  // mix
  a = ((a - c) | 0) ^ turned(c, 4);
  c = (c + b) | 0;
  b = ((b - a) | 0) ^ turned(a, 6);
  a = (a + c) | 0;
  c = ((c - b) | 0) ^ turned(b, 8);
  b = (b + a) | 0;
  a = ((a - c) | 0) ^ turned(c, 16);
  c = (c + b) | 0;
  b = ((b - a) | 0) ^ turned(a, 19);
  a = (a + c) | 0;
  c = ((c - b) | 0) ^ turned(b, 4);
  b = (b + a) | 0;
  a = (a + word(3)) | 0;
  // final
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

/** As a machine reads it from memory that puts the lowest byte first. */
const swapped = (word: number) => (word << 24) | ((word << 8) & 0xff0000) | ((word >>> 8) & 0xff00) | (word >>> 24);
