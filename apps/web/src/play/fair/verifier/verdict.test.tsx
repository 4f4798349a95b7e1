import type { Line } from '@fairhouse/game-math';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Verdict } from './verdict.tsx';

const queries = new QueryClient();
queries.setQueryData(['/sys/game/studio', {}], { origin: 'https://games.test' });

const show = (
  lines: Line[],
  more: { beaconRound?: number; consistency?: string; misplaced?: boolean; gaps?: number[] } = {},
) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Verdict
        checked={{
          standing: 'not_provable',
          game: 'dice',
          name: 'Dice',
          roundId: 'r1',
          lines,
          beaconRound: more.beaconRound,
          consistency: more.consistency,
          misplaced: more.misplaced ?? false,
          gaps: more.gaps ?? [],
        }}
      />
    </QueryClientProvider>,
  );

it('says of each line how it stands, and of one that is not proved which file could prove it', () => {
  const page = show([
    { name: 'seed', standing: 'proved' },
    { name: 'committed', standing: 'not_provable', lacks: 'record' },
    { name: 'result', standing: 'contradicted' },
  ]);
  expect(page).toContain('Dice, round r1');
  expect(page).toContain('<h3>Not all of this round is proved</h3>');
  expect([...page.matchAll(/<li data-standing="(\w+)"/g)].map(([, standing]) => standing)).toEqual([
    'proved',
    'not_provable',
    'contradicted',
  ]);
  expect(page).toContain('Calculated again, the round has a different result.');
  expect(page.match(/Save what this device saw/g)).toHaveLength(1);
});

it('leads to the value of drand that the salt has to be, where it is known which', () => {
  const line: Line = { name: 'saltSigned', standing: 'not_provable', lacks: 'signature' };
  expect(show([line], { beaconRound: 4321 })).toMatch(
    /href="https:\/\/api\.drand\.sh\/52db[0-9a-f]{60}\/public\/4321"/,
  );
  expect(show([line])).toContain('Add the list of chains');
});

it('says of a round that has no place in a chain, and should, what is wrong with its file', () => {
  expect(show([{ name: 'chain', standing: 'contradicted' }], { misplaced: true })).toContain(
    'A round of a shared table names its place in a chain',
  );
});

it('leads to the proof that the head that was kept and that of the file are of one log', () => {
  const line: Line = { name: 'log', standing: 'not_provable', lacks: 'head' };
  expect(show([line], { consistency: 'from=5&to=9' })).toContain(
    'href="https://games.test/fair/log/consistency?from=5&amp;to=9"',
  );
  expect(show([line])).toContain('Add a head of the log that you saved before the round.');
});

it('says what proves a line where that is the operator’s own signature', () => {
  expect(show([{ name: 'committed', standing: 'proved', by: 'log' }])).toContain(
    'The commitment was in the log before you bet.',
  );
});

it('names the numbers of the commitment that the device has not noted', () => {
  expect(show([])).not.toContain('role="alert"');
  expect(show([], { gaps: [3, 5] })).toMatch(/role="alert">[^<]*: 3, 5\./);
});
