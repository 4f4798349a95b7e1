import { type LadderDefinition, numberOf, type Stop, stopsOf } from '@fairhouse/game-math';
import { numbers } from '../../lib/texts/numbers.ts';

const two = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The stops of a mode; none for cards, whose stops depend on what is drawn. */
export function stopsIn(definition: LadderDefinition, mode: number): Stop[] {
  return definition.board.type === 'cards' ? [] : stopsOf(definition, mode);
}

/** The chance that the step after `steps` others holds, 0 … 1; undefined at the top. */
export function nextChance(stops: readonly Stop[], steps: number): number | undefined {
  const next = stops[steps];
  if (!next) return undefined;
  return numberOf(next.chance) / (steps === 0 ? 1 : numberOf(stops[steps - 1]!.chance));
}

/** 0.8462 → '84.62 %'. */
export function chanceText(chance: number): string {
  return `${two.format(chance * 100)} %`;
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
