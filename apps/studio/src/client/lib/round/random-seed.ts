/** A client seed of 96 random bits from the player's own browser, as hex. */
export function randomClientSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
