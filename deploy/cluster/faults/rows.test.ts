import { expect, it } from 'vitest';
import { countDifferences } from './compare-with-journal.ts';
import { FaultJournal } from './fault-journal.ts';
import { longestSilenceMs } from './longest-silence.ts';
import { breachesOf, type FaultRow, headLine, rowLine } from './rows.ts';

it('a silence counts within the time of the event, also when it began before or has not ended', () => {
  const moments = [100, 200, 900, 1_000];
  expect(longestSilenceMs(moments, 0, 1_050)).toBe(700);
  expect(longestSilenceMs(moments, 150, 1_050)).toBe(700);
  expect(longestSilenceMs(moments, 500, 1_050)).toBe(400);
  expect(longestSilenceMs(moments, 950, 3_000)).toBe(2_000);
  expect(longestSilenceMs(moments, 1_200, 1_500)).toBe(300);
  expect(longestSilenceMs([], 0, 500)).toBe(500);
});

it('the worst silence is of one player, however many others were answered', () => {
  const journal = new FaultJournal();
  const answer = (memberId: bigint) => {
    journal.instructions.push({ memberId, type: 'GAME_BET', transactionId: 't', amount: 1, balance: 1 });
    journal.answered('wallet');
  };
  const from = performance.now() - 1;
  answer(1n);
  answer(2n);
  answer(1n);
  const to = performance.now() + 10_000;
  expect(journal.worstSilenceMs('wallet', from, to)).toBeGreaterThanOrEqual(10_000);
  expect(journal.worstSilenceMs('slot', from, to)).toBe(0);
  expect(journal.acknowledged()).toBe(3);
});

it('answers that are neither 200 nor 503 are kept, and those that say to come back are counted', () => {
  const journal = new FaultJournal();
  journal.heard(200, '/wallet/bet');
  journal.heard(503, '/wallet/bet');
  journal.heard(500, '/play/start');
  journal.heard(409, '/controls/sessions/x/decide');
  expect(journal.refused).toBe(1);
  expect(journal.strange).toEqual(['/play/start: HTTP 500']);
});

const row: FaultRow = {
  event: 'kill-leader',
  betGapS: 15.04,
  roundGapS: 15.4,
  mostS: 20,
  acknowledged: 1_522,
  refused: 12,
  strange: [],
  comparison: { lost: 0, doubled: 0, findings: [] },
};

it('a row stands under its heads', () => {
  expect(rowLine(row).trimEnd().split(/\s+/)).toEqual([
    'kill-leader',
    '15.0',
    '20',
    '15.4',
    '1522',
    '0',
    '0',
    '12',
    '0',
  ]);
  expect(rowLine(row)).toHaveLength(headLine().length);
});

it('a bound that was missed, money that is not right and a strange answer are breaches, each in a sentence', () => {
  expect(breachesOf(row)).toEqual([]);
  const broken = {
    ...row,
    betGapS: 20.06,
    strange: ['/play/start: HTTP 500', '/play/start: HTTP 500'],
    comparison: { lost: 1, doubled: 0, findings: ['7: x was acknowledged and is not there'] },
  };
  expect(breachesOf(broken)).toEqual([
    'kill-leader: bets were not taken for 20.1 s; at most 20 s',
    'kill-leader: 7: x was acknowledged and is not there',
    'kill-leader: answered neither 200 nor 503: /play/start: HTTP 500',
  ]);
});

it('what was acknowledged and is not there is lost, and everything else that differs is there once too often', () => {
  expect(
    countDifferences([
      '1: x was acknowledged and is not there',
      '1: GAME_BET y is there twice, or was never acknowledged',
      'z',
    ]),
  ).toEqual({ lost: 1, doubled: 2 });
});
