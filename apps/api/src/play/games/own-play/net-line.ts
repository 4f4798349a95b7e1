export interface NetPoint {
  /** After so many rounds. */
  round: number;
  /** Minor units. */
  net: bigint;
}

/** The running net result, from 0 before the first round on. */
export function runningNet(nets: readonly bigint[]): NetPoint[] {
  const line: NetPoint[] = [{ round: 0, net: 0n }];
  for (const net of nets) line.push({ round: line.length, net: line.at(-1)!.net + net });
  return line;
}

/** Of very many, evenly chosen ones: the first and the last are among them. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}
