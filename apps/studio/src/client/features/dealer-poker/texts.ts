import type { Result } from '@fairhouse/game-math';
import { type Texts, textsIn } from '../../lib/texts/index.ts';

export type Face = 'three-card' | 'hold-em' | 'stud' | 'ride';

/** What the two answers to a decision are called at a table, and the question. */
interface ActionNames {
  raise: string;
  otherwise: string;
  ask: string;
  /** The stake that is put before the cards. */
  ante: string;
}

const en = {
  deal: 'Deal',
  dealer: 'Dealer',
  board: 'On the table',
  you: 'You',
  idle: 'Choose your stake and deal',
  resumed: 'Your hand was saved.',
  actionNames: {
    'three-card': { raise: 'Play', otherwise: 'Fold', ask: 'Play or fold?', ante: 'Ante' },
    'hold-em': { raise: 'Call', otherwise: 'Fold', ask: 'Call or fold?', ante: 'Ante' },
    stud: { raise: 'Raise', otherwise: 'Fold', ask: 'Raise or fold?', ante: 'Ante' },
    ride: { raise: 'Let it ride', otherwise: 'Pull back', ask: 'Let another stake ride?', ante: 'First stake' },
  } satisfies Record<Face, ActionNames> as Record<Face, ActionNames>,
  side: 'Pair plus',
  stakes: 'Your stakes',
  onTable: 'At stake',
  sideOn: 'Bet pair plus',
  bonus: (amount: string) => `Bonus ${amount}`,
  gained: (amount: string) => `+${amount}`,
  back: 'Back',
  lost: 'Lost',
  high: (rank: string) => `${rank} high`,
  pairOf: (rank: string) => `Pair of ${rank}`,
  plays: (hand: string) => `Dealer plays with ${hand} or better`,
  playsPair: (ranks: string) => `Dealer plays with a pair of ${ranks} or better`,
  pays: (ranks: string) => `${ranks[0]!.toUpperCase()}${ranks.slice(1)} or better pay`,
  higher: (own: string) => `Both have ${own.toLowerCase()}; yours is higher.`,
  lower: (own: string) => `Both have ${own.toLowerCase()}; the dealer’s is higher.`,
  beats: (own: string, theirs: string) => `${own} beats ${theirs.toLowerCase()}.`,
  loses: (own: string, theirs: string) => `The dealer’s ${theirs.toLowerCase()} beats your ${own.toLowerCase()}.`,
  ties: (own: string) => `A tie: ${own.toLowerCase()}.`,
  unqualified: (theirs: string) => `The dealer’s ${theirs.toLowerCase()} does not qualify.`,
  folded: 'Folded.',
  paid: (own: string) => `${own}.`,
  unpaid: (own: string) => `${own} pays nothing.`,
  shown: (result: Result, own: string) =>
    ({
      won: `${own}, won`,
      lost: `${own}, lost`,
      tied: `${own}, a tie`,
      unqualified: `${own}, dealer does not qualify`,
      folded: `${own}, folded`,
    })[result],
  last: 'Last hands',
  net: (net: number) => (net === 0 ? 'nothing won or lost' : net > 0 ? `won ${net} antes` : `lost ${-net} antes`),
  orBetter: (rank: string) => `${rank[0]!.toUpperCase()}${rank.slice(1)} or better`,
  even: 'Any other hand that wins',
  tables: {
    ante: { 'three-card': 'Ante', 'hold-em': 'Ante pays', stud: 'Ante', ride: 'Every stake pays' },
    raise: { 'three-card': 'Play', 'hold-em': 'Call', stud: 'Raise pays', ride: '' },
    bonus: 'Ante bonus',
    side: 'Pair plus',
  } as { ante: Record<Face, string>; raise: Record<Face, string>; bonus: string; side: string },
  dealKey: 'Space or Enter',
  sideKey: 'Pair plus on or off',
  stakeKeys: 'Arrow up, arrow down',
  stakeKey: 'Raise or lower the stake',
};

export type Words = typeof en;

/** What this screen says beside what every screen says. */
export function wordsOf({ language }: Texts): Words {
  return textsIn('features/dealer-poker', en, language);
}
