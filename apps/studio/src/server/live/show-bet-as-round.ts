import type { PlayOutput } from '@fairhouse/contract/play';
import { checkRound } from '@fairhouse/game-math';
import { gameByRules, gamesByRules } from '@fairhouse/games';
import { type BetRow, type BetState, isShown } from '@fairhouse/live';
import { type ShownRound, showRound } from '../show-round.ts';

/** What a bet in a shared round is among the rounds of its player. */
const roundStates: Record<BetState, ShownRound['state']> = {
  ASKED: 'BETTING',
  PLACED: 'PLAYING',
  REFUSED: 'REFUSED',
  CANCELLING: 'CANCELLING',
  VOID: 'VOID',
  SETTLING: 'SETTLING',
  HELD: 'HELD',
  CLOSED: 'CLOSED',
  DENIED: 'DENIED',
};

const staking: readonly BetState[] = ['PLACED', 'SETTLING', 'HELD', 'CLOSED', 'DENIED'];

/** A bet in a shared round as a round of its player, in minor units; nothing of its outcome before everybody may know it. */
export function betAsRound(bet: BetRow): ShownRound {
  const shown = isShown({ state: bet.roundState, runsMs: bet.runsMs });
  return {
    id: bet.id,
    gameCode: bet.table,
    state: roundStates[bet.state],
    staked: staking.includes(bet.state) ? bet.cost : 0n,
    win: bet.win ?? 0n,
    nonce: bet.link,
    actions: bet.actions,
    balance: bet.balance,
    openedAt: bet.openedAt,
    // With a win that is looked at, it is over for its player; while a curve runs, for nobody.
    closedAt: shown ? (bet.closedAt ?? (bet.state === 'HELD' ? bet.changedAt : null)) : null,
    outcome: shown ? bet.outcome : null,
  };
}

/** What a player needs to check it: the link of its round is the seed, the salt of the chain the player's part. */
export function proofOfBet(bet: BetRow): PlayOutput<'round'>['proof'] {
  return {
    game: bet.table,
    definitionHash: bet.definitionHash,
    serverSeedHash: bet.serverSeedHash,
    serverSeed: isShown({ state: bet.roundState, runsMs: bet.runsMs }) ? bet.serverSeed : null,
    clientSeed: bet.salt,
    nonce: bet.link,
    bet: bet.bet,
    actions: bet.actions,
    chain: { end: bet.chainEnd, link: bet.link },
  };
}

const computed = { same: 'same', other_result: 'other' } as const;

/** A bet that is over, to be shown again: its player heard one answer, the end. */
export function showRecordedBet(bet: BetRow): PlayOutput<'replay'> {
  const { verdict } = checkRound(gamesByRules, proofOfBet(bet), bet.outcome);
  return {
    definitionHash: bet.definitionHash,
    stakes: gameByRules(bet.table, bet.definitionHash)?.stakes(bet.currency) ?? null,
    bet: bet.bet,
    actions: [],
    answers: [{ ...showRound(betAsRound(bet)), balance: null }],
    computed: verdict === 'same' || verdict === 'other_result' ? computed[verdict] : 'notPlayable',
  };
}
