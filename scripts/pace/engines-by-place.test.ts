import { randomUUID } from 'node:crypto';
import type { SlotRules } from '@fairhouse/game-math';
import { games, type OfferedGame } from '@fairhouse/games';
import { jurisdictionAt, packs } from '@fairhouse/jurisdictions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playRestrictionsOf } from '../../apps/api/src/protection/index.ts';
import { firstPace } from '../../apps/api/src/protection/regions/region.settings.ts';
import { type RunningStudio, runningStudio } from '../../apps/studio/src/server/fixtures/running-studio.ts';
import { sampleBets } from '../../packages/games/src/sample-play.ts';

let casino: RunningStudio;
beforeAll(async () => {
  casino = await runningStudio(1_000_000_000);
});
afterAll(() => casino.close());

/** One game of each engine that is played alone; of slots one that sells its bonus round. */
const alone = games.filter(({ live }) => !live);
const sellsBonus = ({ definition }: OfferedGame) =>
  (definition as Partial<SlotRules>).modes?.some(({ id }) => id === 'buy') === true;
const ofEachEngine = [...new Set(alone.map(({ kind }) => kind))].map(
  (kind) => alone.find((game) => game.kind === kind && (kind !== 'slot' || sellsBonus(game)))!,
);

/** By what a vendor hears of them: packs with the same restrictions are one case. */
const byPlace = new Map<string, ReturnType<typeof playRestrictionsOf>[]>();
for (const jurisdiction of [
  jurisdictionAt([], undefined),
  ...packs.map(({ code, places: [place = ''] }) =>
    jurisdictionAt([code], place.slice(0, 2), place.length > 2 ? place : undefined),
  ),
]) {
  const restrictions = playRestrictionsOf(jurisdiction, firstPace());
  const key = JSON.stringify({ ...restrictions, code: undefined });
  byPlace.set(key, [...(byPlace.get(key) ?? []), restrictions]);
}
const places = [...byPlace.values()].map((same) => ({ of: same.map(({ code }) => code).join(', '), rules: same[0]! }));

it('each engine is there once, a slot that sells its bonus round among them', () => {
  expect(ofEachEngine.filter(sellsBonus)).toHaveLength(1);
});

it('no pack is left out', () => {
  expect(places.flatMap(({ of }) => of.split(', ')).sort()).toEqual(
    ['casino', ...packs.map(({ code }) => code)].sort(),
  );
});

it.each(places)(
  'a game of every engine is played as the rules of $of and the setting say, and the server holds the player to it',
  async ({ rules }) => {
    const start = (session: string, bet: unknown, automatic?: boolean) =>
      casino.play(session, 'start', { playId: randomUUID(), bet, ...(automatic && { automatic }) });
    casino.wallet.jurisdiction = rules;
    await Promise.all(
      ofEachEngine.map(async (game) => {
        const isSlot = game.kind === 'slot';
        const leastMs = isSlot ? rules.slotLeastMs : rules.tableLeastMs;
        const isAllowed = (allowance: string) => allowance === 'all' || (allowance === 'tables' && !isSlot);
        const player = `${rules.code}-${game.kind}`;
        const session = await casino.launch(game.code, player);
        const automatic = isAllowed(rules.automatic);
        expect((await casino.play(session, 'open')).data, game.code).toMatchObject({
          minRoundMs: leastMs,
          automatic,
          quick: isAllowed(rules.quick),
          skip: isAllowed(rules.skip),
          celebrations: rules.celebrations,
          bonusBuy: rules.bonusBuy,
          doubleUp: rules.doubleUp,
        });
        const bet = sampleBets(game)[0];
        if (!automatic) {
          expect((await start(session, bet, true)).error.code, game.code).toBe('AUTOMATIC_NOT_ALLOWED');
        }
        if (isSlot) {
          const buying = { ...(bet as object), mode: 'buy' };
          const refusal = rules.bonusBuy ? 'AUTOMATIC_NOT_ALLOWED' : 'BONUS_BUY_NOT_ALLOWED';
          expect((await start(session, buying, rules.bonusBuy)).error.code, game.code).toBe(refusal);
        }
        expect(await start(session, bet, automatic), game.code).toMatchObject({ ok: true });
        // In another game of the same pace, since the round may wait for its player.
        const next = isSlot ? session : await casino.launch('dice', player);
        const dice = sampleBets(games.find(({ code }) => code === 'dice')!)[0];
        const second = await start(next, isSlot ? bet : dice);
        if (leastMs === 0) expect(second, game.code).toMatchObject({ ok: true });
        else {
          expect(second.error, game.code).toMatchObject({ code: 'TOO_SOON', retryAfterMs: expect.any(Number) });
          expect(second.error.retryAfterMs, game.code).toBeLessThanOrEqual(leastMs);
        }
      }),
    );
  },
);
