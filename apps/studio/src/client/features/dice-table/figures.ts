import type { Pay } from '@fairhouse/game-math';

const mostShown = 6;

export function totalOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

/** The totals of a round's rolls, of a single one its dice too: '2 3 4 = 9', '6 · 9 · 6'. */
export function rollsText(rolls: readonly (readonly number[])[]): string {
  if (rolls.length === 1) return `${rolls[0]!.join(' ')} = ${totalOf(rolls[0]!)}`;
  const shown = rolls.slice(-mostShown).map(totalOf).join(' · ');
  return rolls.length > mostShown ? `… ${shown}` : shown;
}

/** '69 : 1', '7 : 6', '12.1 : 1': in the way in which layouts print it. */
export function payText([to, of]: Pay): string {
  if (of === 1 || (of !== 10 && to < of * 2)) return `${to} : ${of}`;
  return `${to / of} : 1`;
}

/** The pays of a bet that is met in more than one way, to one: '1 · 2 · 14'. */
export function paysText(pays: readonly Pay[]): string {
  return pays.length === 1 ? payText(pays[0]!) : pays.map(([to]) => to).join(' · ');
}
