import type { DealerPokerOutcome } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { firstState, reduceTable, type TableEvent } from './dealer-poker.states.ts';
import { spotsOf } from './spots-shown.ts';
import { netOf, tierOf } from './sums.ts';

const dealt: DealerPokerOutcome = {
  kind: 'dealer-poker',
  stake: 100,
  side: false,
  raises: [],
  player: ['AS', 'KS', 'QS'],
  board: [],
  dealer: ['??', '??', '??'],
  spots: [{ spot: 'ante', stake: 100, returned: 0 }],
  result: null,
} as unknown as DealerPokerOutcome;
const won = {
  ...dealt,
  raises: [1],
  dealer: ['2S', '3H', '4D'],
  result: 'won',
  spots: [
    { spot: 'ante', stake: 100, returned: 200 },
    { spot: 'raise', stake: 100, returned: 200 },
    { spot: 'bonus', stake: 0, returned: 500 },
  ],
} as unknown as DealerPokerOutcome;
const empty = firstState({ there: null, kept: null, side: true, caption: 'choose' });
const after = (state: typeof empty, ...events: TableEvent[]) => events.reduce(reduceTable, state);

describe('the table of a poker against the dealer', () => {
  it('puts the last round back where a bet is refused, with its result and its caption', () => {
    const finished = after(empty, { type: 'finished', outcome: won, win: 900, caption: 'You won' });
    const betting = after(finished, { type: 'bet' });
    expect(betting).toMatchObject({ phase: 'clearing', shown: null, win: null, caption: '' });
    expect(after(betting, { type: 'betRefused' })).toEqual(finished);
  });

  it('takes the side bet of the round that was found, and shows its stakes without a result', () => {
    const playing = after(empty, { type: 'bet' }, { type: 'answered', outcome: won });
    expect(playing).toMatchObject({ side: false, shown: { result: null, stake: 100 }, before: null });
  });

  it('lays cards of another round under other keys, so that they are dealt and not turned', () => {
    const card = { type: 'laid', row: 'player', place: 0, card: 'AS', from: 'shoe' } as const;
    const [first, second] = [
      after(empty, { type: 'cleared' }, card),
      after(empty, { type: 'cleared' }, { type: 'cleared' }, card),
    ];
    expect(first.laid.player[0]!.key).not.toBe(second.laid.player[0]!.key);
    expect(first.laid.dealer).toEqual([]);
  });

  it('takes a further stake back where it is refused', () => {
    const raised = after(empty, { type: 'answered', outcome: dealt }, { type: 'acted', putting: 100 });
    const places = { side: null, decisions: [{ board: 0, raise: 1, otherwise: 'fold' }] } as const;
    const stakes = (state: typeof empty) =>
      spotsOf(places, state.shown, { stake: 100, side: false, putting: state.putting }).map(({ stake }) => stake);
    expect(stakes(raised)).toEqual([100, 100]);
    expect(stakes(after(raised, { type: 'actionRefused', caption: 'Play or fold?' }))).toEqual([100, 0]);
  });

  it('continues a round that was left, and shows the last one that is over without its stakes', () => {
    expect(firstState({ there: dealt, kept: dealt, side: false, caption: '' })).toMatchObject({
      phase: 'playing',
      shown: dealt,
    });
    const there = firstState({ there: won, kept: null, side: false, caption: '' });
    expect(there).toMatchObject({ phase: 'finished', shown: null });
    expect(there.laid.dealer.map(({ card }) => card)).toEqual(['2S', '3H', '4D']);
  });
});

it('sizes a win by all that was staked and returned', () => {
  expect([netOf(won), tierOf(won)]).toEqual([7, 1]);
  expect(tierOf({ ...won, spots: won.spots.slice(0, 1) })).toBe(1);
  expect(tierOf(dealt)).toBe(0);
});
