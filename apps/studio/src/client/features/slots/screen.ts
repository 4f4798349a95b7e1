import { type SlotDefinition, type SlotOutcome, slotGame } from '@fairhouse/game-math';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import { heldKeys } from '../../lib/round/held-play.ts';
import { symbolName } from './props.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => slotGame(definition as SlotDefinition);

export const roundText: GameScreen['roundText'] = (outcome, session) => {
  const { spins, pot } = outcome as SlotOutcome;
  const winning = spins
    .flatMap(({ lines, tumbles = [] }) => [...lines, ...tumbles.flatMap((one) => one.lines)])
    .sort((a, b) => b.win - a.win)[0];
  const best = winning ? `${winning.count} × ${symbolName(session, winning.symbol)}` : '–';
  const parts = [
    pot ? session.texts.pot.name : '',
    spins.length > 1 ? session.texts.roundsSheet.spins(spins.length) : '',
    best,
  ];
  return parts.filter(Boolean).join(' · ');
};

export const keys: GameScreen['keys'] = ({ slot }, session) => [...slot.keys, ...heldKeys(session)];
