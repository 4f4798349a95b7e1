import type {
  CompareSpot,
  LadderDefinition,
  SubsetDefinition,
  SubsetMode,
  SubsetRisk,
  Way,
  WeightedDefinition,
  WeightedMode,
} from '@fairhouse/game-math';
import type { GameLanguage } from './folders.ts';
import { onSheets } from './sheet-words/index.ts';
import type { SheetWords } from './sheet-words/words.ts';

// What ways to play are called on sheets, in every language.

export function boxesName(boxes: number): Record<GameLanguage, string> {
  return onSheets((words) => words.boxes(boxes));
}

export function handsName(hands: number): Record<GameLanguage, string> {
  return onSheets((words) => words.hands(hands));
}

export function slotModeName(mode: keyof SheetWords['slotModes']): Record<GameLanguage, string> {
  return onSheets(({ slotModes }) => slotModes[mode]);
}

export function subsetName(
  { patterns }: SubsetDefinition,
  { risk, drawn, picks }: SubsetMode,
): Record<GameLanguage, string> {
  if (patterns) return onSheets((words) => words.balls(drawn));
  return onSheets(({ risks, numbers }) => `${risk ? `${risks[risk]}, ` : ''}${numbers(picks)}`);
}

export function wayName({ spot, plan }: Way, isWar: boolean): Record<GameLanguage, string> {
  return onSheets((words) => {
    const name = spotName(spot, words);
    if (plan === 'none') return name;
    if (plan === 'best') return words.playedBest(name);
    return isWar ? words.givenUpAtTie(name) : words.neverRaised(name);
  });
}

function spotName({ id, cards }: CompareSpot, words: SheetWords): string {
  return cards ? words.cards(...cards) : words.spots[id]!;
}

export function ladderMode({ board }: LadderDefinition, mode: number): Record<GameLanguage, string> {
  if (board.type === 'field') return onSheets((words) => words.traps(board.traps[mode]!));
  const name = board.type === 'cards' ? '' : board.modes[mode]!.name;
  return onSheets(({ ladderModes }) => ladderModes[name] ?? name);
}

/** Of a mode its id: a risk, the count of its rows or fields, both, or the number that is bet on. */
export function weightedName({ paths }: WeightedDefinition, { id }: WeightedMode): Record<GameLanguage, string> {
  const [kind, size] = id.split('-') as [string, string?];
  const count = Number(size);
  return onSheets(({ risks, rows, fields, onNumber }) => {
    if (kind === 'field') return onNumber(count);
    const risk = risks[kind as SubsetRisk] ?? kind;
    return size === undefined ? risk : `${risk}, ${(paths ? rows : fields)(count)}`;
  });
}
