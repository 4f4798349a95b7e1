import { gameMessage } from '@fairhouse/contract/play';
import { describe, expect, it } from 'vitest';
import { readGameMessage } from './game-messages.ts';

const from = (message: object) => ({ source: 'fairhouse-studio', ...message });

describe('messages of a game', () => {
  it('carry the balance and the net result in minor units', () => {
    const said = from({ type: 'balance', balance: 5_175, net: -25 });
    expect(readGameMessage(said)).toEqual({ type: 'balance', balance: 5_175n, net: -25n });
  });

  it.each([12.5, '25', undefined, 2 ** 53])('are dropped with a net result of %s', (net) => {
    expect(readGameMessage(from({ type: 'balance', balance: 5, net }))).toBeUndefined();
  });

  it.each([12.5, -1, '5175', null, Number.NaN, 2 ** 53])('are dropped with a balance of %s', (balance) => {
    expect(readGameMessage(from({ type: 'balance', balance, net: 0 }))).toBeUndefined();
  });

  it('ask for another table by its name', () => {
    const asked = { type: 'open-game', name: 'Meridian Roulette' };
    expect(readGameMessage(from(asked))).toEqual(asked);
    for (const name of ['', 'x'.repeat(61), 7, undefined]) {
      expect(readGameMessage(from({ type: 'open-game', name }))).toBeUndefined();
      expect(gameMessage.safeParse(from({ type: 'open-game', name })).success).toBe(false);
    }
  });

  it('report a message of the chat for one of the reasons', () => {
    const report = { type: 'report-message', message: '17', reason: 'abuse' };
    expect(readGameMessage(from(report))).toEqual(report);
    for (const wrong of [{ message: '1; drop' }, { message: 17 }, { reason: 'envy' }, { reason: undefined }]) {
      expect(readGameMessage(from({ ...report, ...wrong }))).toBeUndefined();
      expect(gameMessage.safeParse(from({ ...report, ...wrong })).success).toBe(false);
    }
  });

  it.each(['ready', 'round', 'close', 'deposit', 'limits', 'fairness', 'invite'])('may just say %s', (type) => {
    expect(readGameMessage(from({ type, balance: 3 }))).toEqual({ type });
  });

  it('are the contract’s: what it allows is read or is not for us, what it refuses is dropped', () => {
    const spoken = gameMessage.options.map(({ shape }) => shape.type.value);
    const round = { roundId: 'r', state: 'CLOSED', stake: 1, win: 0 };
    const filled = { balance: 5, net: 0, ...round, name: 'Dice', message: '7', reason: 'spam' };
    expect(spoken.filter((type) => gameMessage.safeParse(from({ type, ...filled })).success)).toEqual(spoken);
    expect(spoken.filter((type) => !readGameMessage(from({ type, ...filled })))).toEqual([]);
    for (const wrong of [{ type: 'balance' }, { type: 'open' }, { type: 'balance', balance: -1 }]) {
      expect(gameMessage.safeParse(from(wrong)).success).toBe(false);
      expect(readGameMessage(from(wrong))).toBeUndefined();
    }
  });

  it.each([null, 'close', {}, { type: 'close' }, { source: 'somebody', type: 'close' }, from({ type: 'open' })])(
    'are not: %j',
    (data) => {
      expect(readGameMessage(data)).toBeUndefined();
    },
  );
});
