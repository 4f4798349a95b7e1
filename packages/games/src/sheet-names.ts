import type {
  CompareSpot,
  LadderDefinition,
  SubsetDefinition,
  SubsetMode,
  SubsetRisk,
  Way,
} from '@fairhouse/game-math';
import type { GameLanguage } from './folders.ts';

// What ways to play are called on sheets, in both languages.

export function boxesName(boxes: number): Record<GameLanguage, string> {
  return { en: boxes === 1 ? '1 box' : `${boxes} boxes`, fil: `${boxes} kahon` };
}

export function handsName(hands: number): Record<GameLanguage, string> {
  return { en: hands === 1 ? '1 hand' : `${hands} hands`, fil: `${hands} kamay` };
}

export const slotModeNames = {
  plain: { en: 'Plain spin', fil: 'Karaniwang ikot' },
  ante: { en: 'Ante', fil: 'Ante' },
  buy: { en: 'Free spins bought', fil: 'Biniling libreng ikot' },
};

const risks: Record<SubsetRisk, Record<GameLanguage, string>> = {
  classic: { en: 'Classic', fil: 'Klasiko' },
  low: { en: 'Low risk', fil: 'Mababang risk' },
  medium: { en: 'Medium risk', fil: 'Katamtamang risk' },
  high: { en: 'High risk', fil: 'Mataas na risk' },
};

export function subsetName(
  { patterns }: SubsetDefinition,
  { risk, drawn, picks }: SubsetMode,
): Record<GameLanguage, string> {
  if (patterns) return { en: `${drawn} balls`, fil: `${drawn} bola` };
  const before = { en: risk ? `${risks[risk].en}, ` : '', fil: risk ? `${risks[risk].fil}, ` : '' };
  return { en: `${before.en}${picks === 1 ? '1 number' : `${picks} numbers`}`, fil: `${before.fil}${picks} numero` };
}

const spotNames: Record<string, Record<GameLanguage, string>> = {
  player: { en: 'Player', fil: 'Player' },
  banker: { en: 'Banker', fil: 'Banker' },
  tie: { en: 'Tie', fil: 'Tabla' },
  'player-pair': { en: 'Player pair', fil: 'Pares ng player' },
  'banker-pair': { en: 'Banker pair', fil: 'Pares ng banker' },
  dragon: { en: 'Dragon', fil: 'Dragon' },
  tiger: { en: 'Tiger', fil: 'Tigre' },
  'suited-tie': { en: 'Suited tie', fil: 'Tabla sa parehong palo' },
  main: { en: 'Main bet', fil: 'Pangunahing taya' },
  andar: { en: 'Andar', fil: 'Andar' },
  bahar: { en: 'Bahar', fil: 'Bahar' },
  ante: { en: 'Ante', fil: 'Ante' },
};

function spotName({ id, cards }: CompareSpot): Record<GameLanguage, string> {
  if (!cards) return spotNames[id]!;
  const [least, most] = cards;
  return { en: `${least} to ${most} cards`, fil: `${least} hanggang ${most} baraha` };
}

export function wayName({ spot, plan }: Way, isWar: boolean): Record<GameLanguage, string> {
  const { en, fil } = spotName(spot);
  if (plan === 'none') return { en, fil };
  if (plan === 'best') return { en: `${en}, played best`, fil: `${fil}, pinakamahusay na laro` };
  return isWar
    ? { en: `${en}, given up at a tie`, fil: `${fil}, sumusuko sa tabla` }
    : { en: `${en}, never raised`, fil: `${fil}, hindi dinaragdagan` };
}

export function ladderMode({ board }: LadderDefinition, mode: number): Record<GameLanguage, string> {
  if (board.type === 'field') return { en: `${board.traps[mode]} traps`, fil: `${board.traps[mode]} patibong` };
  const name = board.type === 'cards' ? '' : board.modes[mode]!.name;
  return { en: name, fil: name };
}
