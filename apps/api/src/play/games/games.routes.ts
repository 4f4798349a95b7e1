import { calls, playAllowed, playBlockCauses } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { aboutGame } from './about-game.ts';
import { listBanners } from './banner.store.ts';
import { blockPlay } from './block-play.ts';
import { casinoGroups } from './casino-groups.ts';
import { findGame, pageOfGames } from './catalogue.store.ts';
import { countriesOf } from './countries-of.ts';
import { listFavourites } from './favourite.store.ts';
import { findGames } from './find-games.ts';
import { studiosOf } from './found-games.store.ts';
import { gameGroups } from './game-groups.ts';
import type { GamesDeps } from './games.deps.ts';
import { launchGame } from './launch-game.ts';
import { causeOfBlock } from './play-block.store.ts';
import { pageOfRounds } from './round.store.ts';
import { setFavourite } from './set-favourite.ts';
import { tryGame } from './try-game.ts';

/** As our own studio is called among the vendors. */
const ownVendor = 'studio';

export function gamesRoutes(deps: GamesDeps): Handler[] {
  const { db, region } = deps;
  return [
    on(calls['/base/game/get'], async (asked) => {
      const found = await findGame(db, asked.input.id, countriesOf(region, asked));
      if (!found) return refuse('noSuchThing');
      return found.isOffered ? ok(found.game) : refuse('gameNotHere');
    }),
    on(calls['/base/game/listPage'], async (asked) =>
      ok(await pageOfGames(db, asked.input, countriesOf(region, asked))),
    ),
    on(calls['/sys/game/find'], async (asked) =>
      ok(await findGames(db, { input: asked.input, countries: countriesOf(region, asked), now: deps.clock() })),
    ),
    on(calls['/sys/game/about'], (asked) =>
      aboutGame(deps, asked.input.id, {
        countries: countriesOf(region, asked),
        currency: asked.member?.currency ?? 'USD',
        language: asked.language,
      }),
    ),
    on(calls['/sys/game/studio'], async () => {
      const studio = deps.vendors.find(ownVendor);
      return studio ? ok({ origin: new URL(studio.launchUrl).origin }) : refuse('noSuchThing');
    }),
    on(calls['/sys/game/studios'], async (asked) => ok(await studiosOf(db, countriesOf(region, asked)))),
    on(calls['/sys/game/all'], async (asked) => ok(await gameGroups(db, asked.member?.id, countriesOf(region, asked)))),
    on(calls['/sys/gameGroup/listAll'], async (asked) =>
      ok(await casinoGroups(db, countriesOf(region, asked), asked.language)),
    ),
    on(calls['/base/banner/listAll'], async ({ input, language, member }) =>
      ok(await listBanners(db, input, language, deps.clock(), member?.id)),
    ),
    on(calls['/sys/latestWin/randomList'], async ({ language }) => ok(await deps.latestWins(language))),

    on(calls['/sys/gameFavourite/listAll'], async (asked) =>
      ok(await listFavourites(db, asked.member.id, countriesOf(region, asked))),
    ),
    on(calls['/sys/gameFavourite/set'], ({ member, input }) =>
      setFavourite(db, member.id, input.id, input.favourite === 1),
    ),

    on(calls['/sys/game/getLaunchUrl'], (question) => launchGame(deps, question)),
    on(calls['/sys/game/getTryPlayUrl'], (question) =>
      tryGame(deps, { ...question, currency: question.member?.currency ?? 'USD' }),
    ),
    on(calls['/sys/game/history/page'], async ({ member, input }) => ok(await pageOfRounds(deps, member, input))),

    // A cash-out under way freezes its own money in the book and does not stop play with the rest; an operator does.
    on(calls['/sys/sysSetting/checkBlock'], async ({ member, input, language }) => {
      if (BigInt(input.id) !== member.id) return refuse('noSuchThing');
      if (await deps.refusalOfPause(member.id, language)) return ok(playBlockCauses.ownWish);
      const cause = await causeOfBlock(db, member.id);
      return ok(cause === undefined ? playAllowed : playBlockCauses[cause]);
    }),
    on(operatorCalls['/operator/member/blockPlay'], async ({ operator, input }) => {
      const { memberId, blocked, reason, cause = 'unspecified' } = input;
      if (!blocked) return blockPlay(db, operator.name, BigInt(memberId), null);
      if (!reason) return refuse('missingField', { field: 'reason' });
      return blockPlay(db, operator.name, BigInt(memberId), { reason, cause });
    }),
  ];
}
