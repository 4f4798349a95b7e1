import type { Case, CaseGroup, Fault, WalletCallName } from '../case.ts';

const words: Record<Fault, string> = {
  drop: 'the connection ends before the wallet reads the call',
  lose: 'the answer is lost',
  busy: 'the wallet is overloaded',
  busyAfter: 'the wallet answers UNKNOWN after carrying it out',
  garbage: 'a proxy answers with a page of HTML',
  half: 'half of the answer comes',
  slow: 'the answer comes late',
};

const why = 'The studio cannot know whether it was carried out. The same transaction id makes it happen once.';

interface Lost {
  call: WalletCallName;
  fault: Fault;
  times: number;
}

const played = { way: 'play', stakes: [200], win: 500 } as const;
const inSteps = { way: 'steps', stakes: [200], win: 500 } as const;

const ofPlay: Lost[] = (['drop', 'lose', 'busy', 'busyAfter', 'garbage', 'half', 'slow'] as const).map((fault) => ({
  call: 'play',
  fault,
  times: 1,
}));

const inARow: Lost[] = [
  { call: 'play', fault: 'lose', times: 5 },
  { call: 'play', fault: 'busy', times: 5 },
];

const inOrder: Lost[] = [
  { call: 'win', fault: 'lose', times: 1 },
  { call: 'win', fault: 'lose', times: 5 },
  { call: 'win', fault: 'drop', times: 1 },
  { call: 'win', fault: 'busy', times: 3 },
  { call: 'win', fault: 'busyAfter', times: 1 },
  { call: 'win', fault: 'garbage', times: 1 },
];

const idOf = ({ call, fault, times }: Lost) => `lost-answers-${call}-${fault}${times > 1 ? `-${times}` : ''}`;
const timesOf = (times: number) => (times > 1 ? ` ${times} times in a row` : '');

const cases: Case[] = [
  ...[...ofPlay, ...inARow].map(
    (lost): Case => ({
      id: idOf(lost),
      title: `repeats a play under the same ids when ${words[lost.fault]}${timesOf(lost.times)}`,
      direction: 'casino to studio',
      why,
      steps: [
        {
          round: { ...played, stakes: [...played.stakes] },
          faults: [lost],
          expect: {
            state: 'PAID',
            calls: { play: { least: lost.fault === 'slow' ? 1 : lost.times + 1, ids: 1 } },
            balance: 10_300,
            closed: true,
          },
        },
      ],
    }),
  ),
  ...inOrder.map(
    (lost): Case => ({
      id: idOf(lost),
      title: `repeats a win under the same id when ${words[lost.fault]}${timesOf(lost.times)}`,
      direction: 'casino to studio',
      why: 'A player must be paid once, and must be paid.',
      steps: [
        {
          round: { ...inSteps, stakes: [...inSteps.stakes] },
          faults: [lost],
          expect: {
            state: 'PAID',
            calls: { win: { least: lost.times + 1, ids: 1 } },
            balance: 10_300,
            staked: 200,
            won: 500,
            closed: true,
          },
        },
      ],
    }),
  ),
  ...(['lose', 'drop', 'busy', 'busyAfter', 'half'] as const).map(
    (fault): Case => ({
      id: `lost-answers-bet-${fault}`,
      title: `charges one stake or none when ${words[fault]} of a bet`,
      direction: 'casino to studio',
      why: 'Repeat the bet or take it back; the round goes on with a certain stake, or does not.',
      steps: [
        {
          round: { ...inSteps, stakes: [200] },
          faults: [{ call: 'bet', fault }],
          expect: { state: 'PAID or TAKEN_BACK', calls: { bet: { ids: 1 } } },
        },
      ],
    }),
  ),
  ...(['lose', 'drop', 'busy'] as const).map(
    (fault): Case => ({
      id: `lost-answers-rollback-${fault}`,
      title: `repeats a rollback when ${words[fault]}`,
      direction: 'casino to studio',
      why: 'The stake has to come back, whatever the network does.',
      steps: [
        {
          round: { way: 'take-back', stakes: [200], win: 0 },
          faults: [{ call: 'rollback', fault }],
          expect: { state: 'TAKEN_BACK', calls: { rollback: { least: 2 } }, balance: 10_000, closed: true },
        },
      ],
    }),
  ),
  ...(['lose', 'drop'] as const).map(
    (fault): Case => ({
      id: `lost-answers-end-round-${fault}`,
      title: `repeats the end of a round when ${words[fault]}`,
      direction: 'casino to studio',
      why: 'A round that stays open is handed back to the player again and again.',
      steps: [
        {
          round: { way: 'steps', stakes: [200], win: 0 },
          faults: [
            { call: 'end-round', fault },
            { call: 'win', fault },
          ],
          expect: { state: 'PAID', balance: 9_800, closed: true },
        },
      ],
    }),
  ),
  {
    id: 'lost-answers-authenticate',
    title: 'takes no stake when the answer of authenticate is lost',
    direction: 'casino to studio',
    why: 'The launch token is used up and the session unknown. The player starts the game again.',
    steps: [
      {
        round: { ...played, stakes: [200] },
        faults: [{ call: 'authenticate', fault: 'lose' }],
        expect: { state: 'REFUSED', calls: { play: { most: 0 }, bet: { most: 0 } }, balance: 10_000 },
      },
    ],
  },
];

export const lostAnswers: CaseGroup = {
  group: 'Lost answers',
  advice:
    'Store an instruction before you send it. Without a readable answer of HTTP 200 or 401, repeat it under the same ids with growing pauses until one comes.',
  cases,
};
