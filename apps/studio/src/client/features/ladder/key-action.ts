import type { LadderDefinition, LadderOutcome } from '@fairhouse/game-math';

/** The tiles that may be chosen now. */
export function closedTiles({ board }: LadderDefinition, { mode, steps, board: shown }: LadderOutcome): number[] {
  const all = (tiles: number) => Array.from({ length: tiles }, (_, tile) => tile);
  if (board.type === 'rows') return all(board.modes[mode]!.rows[steps]?.tiles ?? 0);
  if (board.type !== 'field' || shown.type !== 'field') return [];
  return all(board.tiles).filter((tile) => !shown.picked.includes(tile));
}

/** Any of the tiles. It is the player's own choice, made by a toss: where the traps lie was fixed before. */
export function anyTile(tiles: readonly number[], random = Math.random): string {
  return `pick:${tiles[Math.floor(random() * tiles.length)]}`;
}

/** What a key does in an open round; undefined: nothing. */
export function keyAction(
  key: string,
  definition: LadderDefinition,
  outcome: LadderOutcome,
  random = Math.random,
): string | undefined {
  const { board, steps } = outcome;
  const pressed = key.toLowerCase();
  if (pressed === 't') return steps > 0 ? 'take' : undefined;
  if (board.type === 'cards') {
    if (pressed === 's') return board.skipsLeft > 0 ? 'skip' : undefined;
    return board.guesses['hw'.indexOf(pressed)]?.guess;
  }
  const tiles = closedTiles(definition, outcome);
  if (pressed === 'p' && tiles.length > 0) return anyTile(tiles, random);
  const tile = Number(pressed) - 1;
  return board.type === 'rows' && tiles.includes(tile) ? `pick:${tile}` : undefined;
}
