import { expect, it } from 'vitest';
import { type LimitCalls, limitHere } from './limit-calls.ts';
import { limitExactly } from './limit-exactly.ts';
import { limitTogether } from './limit-together.ts';
import { memoryCounts } from './memory-counts.fixture.ts';

const address = '203.0.113.1';

/** How many of so many calls are let through, taken in turn by each process. */
async function through(calls: number, ...processes: LimitCalls[]): Promise<number> {
  let allowed = 0;
  for (let at = 0; at < calls; at++) if (await processes[at % processes.length]!(address)) allowed += 1;
  return allowed;
}

it('counts one connection as one, whichever of its addresses calls, another as another, and each kind alone', async () => {
  const mayCall = limitHere({ name: 'calls', most: 2, seconds: 60 });
  const answers: boolean[] = [];
  for (const end of [1, 2, 3]) answers.push(await mayCall(`2001:db8:1:2::${end}`));
  expect(answers).toEqual([true, true, false]);
  expect(await mayCall('2001:db8:1:3::1')).toBe(true);
  expect(await mayCall(address)).toBe(true);
  expect(await mayCall('2001:db8:1:2::1', 'log in')).toBe(true);
});

it('lets two processes together give exactly the share of what is counted exactly', async () => {
  const { counts } = memoryCounts();
  const limit = { name: 'guesses', most: 60, seconds: 60 };
  const [one, other] = [limitExactly(limit, counts), limitExactly(limit, counts)];
  expect(await through(200, one, other)).toBe(60);
  expect(await one(address, 'another call')).toBe(true);
  expect(await limitExactly({ ...limit, name: 'letters' }, counts)(address)).toBe(true);
});

it('refuses without a write who has had the share here, and holds it here while the counts are out of reach', async () => {
  const { counts, world } = memoryCounts();
  const limit = { name: 'guesses', most: 10, seconds: 60 };
  expect(await through(500, limitExactly(limit, counts))).toBe(10);
  expect(world.writes).toBe(10);
  world.isAway = true;
  expect(await through(500, limitExactly(limit, counts))).toBe(10);
});

function twoTogether(most: number) {
  let at = 0;
  const clock = () => at;
  const { counts, world } = memoryCounts(clock);
  const limit = { name: 'calls', most, seconds: 60 };
  const [one, other] = [1, 2].map(() => limitTogether(limit, counts, { everyMs: 1_000_000, nowMs: clock })) as [
    ReturnType<typeof limitTogether>,
    ReturnType<typeof limitTogether>,
  ];
  const share = async () => {
    await one.share();
    await other.share();
    await one.share();
  };
  const end = () => [one, other].forEach(({ stop }) => void stop());
  return { one, other, world, share, wait: (ms: number) => (at += ms), end };
}

it('lets two processes give the share and a tenth together, with one write a second and not one a call', async () => {
  const { one, other, world, share, end } = twoTogether(1_000);
  let allowed = 0;
  // Forty seconds of a hundred calls in each.
  for (let second = 0; second < 40; second++) {
    allowed += await through(200, one.mayCall, other.mayCall);
    await share();
  }
  expect(allowed).toBeGreaterThanOrEqual(1_000);
  // The share, a tenth of it for the second process, and what comes within a second.
  expect(allowed).toBeLessThanOrEqual(1_000 + 100 + 200);
  expect(world.writes).toBeLessThan(20);
  end();
});

it('tells nobody of a caller who stays below a tenth, and begins again when the window is over', async () => {
  const { one, other, world, share, wait, end } = twoTogether(100);
  expect(await through(9, one.mayCall)).toBe(9);
  await share();
  expect(world.writes).toBe(0);
  expect(await through(300, one.mayCall)).toBe(91);
  await share();
  expect(await through(50, other.mayCall)).toBe(10 + 40);
  await share();
  expect(await through(50, other.mayCall)).toBe(0);
  wait(60_001);
  expect(await through(10, other.mayCall)).toBe(10);
  end();
});

it('holds the share in each process while the counts are out of reach, and tells all of it once they are not', async () => {
  const { one, other, world, share, end } = twoTogether(100);
  world.isAway = true;
  expect(await through(300, one.mayCall)).toBe(100);
  await share();
  world.isAway = false;
  expect(await through(20, other.mayCall)).toBe(20);
  await share();
  expect(await through(20, other.mayCall)).toBe(0);
  end();
});
