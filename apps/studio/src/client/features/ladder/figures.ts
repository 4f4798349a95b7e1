import { type Fraction, type LadderDefinition, type Stop, stopsOf } from '@fairhouse/game-math';

/** The stops of a mode; none for cards, whose stops depend on what is drawn. */
export function stopsIn(definition: LadderDefinition, mode: number): Stop[] {
  return definition.board.type === 'cards' ? [] : stopsOf(definition, mode);
}

/** The chance that the step after `steps` others holds; undefined at the top. */
export function nextChance(stops: readonly Stop[], steps: number): Fraction | undefined {
  const next = stops[steps];
  if (!next) return undefined;
  if (steps === 0) return next.chance;
  const before = stops[steps - 1]!.chance;
  return { part: next.chance.part * before.of, of: next.chance.of * before.part };
}

/** Which of `all` stops are shown when there is room for `most`: those around the next one. */
export function stopsAround(all: number, steps: number, most: number): { from: number; to: number } {
  const from = Math.max(0, Math.min(steps - 1, all - most));
  return { from, to: Math.min(all, from + most) };
}

/** How much of the way up a pay is, 0 … 1: each doubling is as far as another. */
export function heightOf(pays: number, top: number): number {
  return pays <= 100 ? 0 : Math.min(1, Math.log(pays / 100) / Math.log(top / 100));
}
