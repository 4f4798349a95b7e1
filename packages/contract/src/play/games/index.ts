import { aboutGame } from './about-game.ts';
import { casinoGroups } from './casino-groups.ts';
import { checkBlock } from './check-block.ts';
import { findGames } from './find-games.ts';
import { findStudio } from './find-studio.ts';
import { gameGroups } from './game-groups.ts';
import { gameHistory } from './game-history.ts';
import { getGame } from './get-game.ts';
import { latestWins } from './latest-wins.ts';
import { launchGame } from './launch-game.ts';
import { listFavourites } from './list-favourites.ts';
import { listGames } from './list-games.ts';
import { listStudios } from './list-studios.ts';
import { setFavourite } from './set-favourite.ts';
import { tryGame } from './try-game.ts';
import { vendorDomains } from './vendor-domains.ts';

/** The calls of browsing and playing. */
export const gamesCalls = {
  [aboutGame.path]: aboutGame,
  [checkBlock.path]: checkBlock,
  [findGames.path]: findGames,
  [findStudio.path]: findStudio,
  [listStudios.path]: listStudios,
  [gameGroups.path]: gameGroups,
  [gameHistory.path]: gameHistory,
  [getGame.path]: getGame,
  [casinoGroups.path]: casinoGroups,
  [latestWins.path]: latestWins,
  [launchGame.path]: launchGame,
  [listFavourites.path]: listFavourites,
  [listGames.path]: listGames,
  [setFavourite.path]: setFavourite,
  [tryGame.path]: tryGame,
  [vendorDomains.path]: vendorDomains,
} as const;
