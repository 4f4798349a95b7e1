import type { SlotDefinition } from './slot.ts';

/** Every outcome of one spin, counted. Key: coins won; value: how many of the stops, by number of scatters. */
export interface FullCycle {
  outcomes: number;
  /** counts[scatter tier: 0 = fewer than 3, 1 = 3, 2 = 4, 3 = 5] → coins → number of stop positions. */
  counts: Map<number, number>[];
}

/**
 * Second method: all positions of all reels, 33.5 million for five strips of 32. The first three reels decide whether
 * a line can still win, so lines that died there are not looked at again.
 */
export function fullCycle(slot: SlotDefinition): FullCycle {
  const ids = new Map(slot.symbols.map((symbol, i) => [symbol, i]));
  const wild = ids.get(slot.wild)!;
  const scatter = ids.get(slot.scatter)!;
  const strips = slot.strips.map((strip) => Uint8Array.from(strip, (symbol) => ids.get(symbol)!));
  const [s0, s1, s2, s3, s4] = strips as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const pays = slot.symbols.map((symbol) => slot.pays[symbol] ?? [0, 0, 0]);
  const seen = strips.map((strip) =>
    Array.from(strip, (_, stop) => {
      let count = 0;
      for (let row = 0; row < slot.rows; row++) if (strip[(stop + row) % strip.length] === scatter) count++;
      return count;
    }),
  );
  const counts = [0, 1, 2, 3].map(() => new Map<number, number>());
  const largest = slot.lines.length * Math.max(...pays.map((p) => p[2]!)) + slot.lines.length * slot.scatterPays[2];
  const tallies = counts.map(() => new Float64Array(largest + 1));
  const aliveLines: number[] = [];
  const aliveSymbols: number[] = [];

  for (let a = 0; a < s0.length; a++)
    for (let b = 0; b < s1.length; b++)
      for (let c = 0; c < s2.length; c++) {
        aliveLines.length = 0;
        aliveSymbols.length = 0;
        for (let line = 0; line < slot.lines.length; line++) {
          const rows = slot.lines[line]!;
          const symbol = s0[(a + rows[0]!) % s0.length]!;
          const second = s1[(b + rows[1]!) % s1.length]!;
          const third = s2[(c + rows[2]!) % s2.length]!;
          const dead = (second !== symbol && second !== wild) || (third !== symbol && third !== wild);
          if (dead || pays[symbol]![2] === 0) continue;
          aliveLines.push(line);
          aliveSymbols.push(symbol);
        }
        const scattersSoFar = seen[0]![a]! + seen[1]![b]! + seen[2]![c]!;
        for (let d = 0; d < s3.length; d++)
          for (let e = 0; e < s4.length; e++) {
            const scatters = scattersSoFar + seen[3]![d]! + seen[4]![e]!;
            const tier = scatters < 3 ? 0 : scatters - 2;
            let coins = tier === 0 ? 0 : slot.scatterPays[tier - 1]! * slot.lines.length;
            for (let i = 0; i < aliveLines.length; i++) {
              const rows = slot.lines[aliveLines[i]!]!;
              const symbol = aliveSymbols[i]!;
              const fourth = s3[(d + rows[3]!) % s3.length]!;
              if (fourth !== symbol && fourth !== wild) coins += pays[symbol]![0]!;
              else {
                const fifth = s4[(e + rows[4]!) % s4.length]!;
                coins += fifth === symbol || fifth === wild ? pays[symbol]![2]! : pays[symbol]![1]!;
              }
            }
            tallies[tier]![coins]!++;
          }
      }
  tallies.forEach((tally, tier) => {
    tally.forEach((count, coins) => {
      if (count > 0) counts[tier]!.set(coins, count);
    });
  });
  return { outcomes: strips.reduce((product, strip) => product * strip.length, 1), counts };
}
