import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { keepFor } from '@fairhouse/operation';
import { shownNotices } from './growth/index.ts';
import { casinoGroups, countriesOf, gameGroups, listBanners } from './play/index.ts';
import { type Region, regionOf } from './protection/index.ts';

/** What the home page shows first, as a visitor's calls would answer it; null leaves a part for the browser to ask. */
export interface Boot {
  region: CallOutput<'/sys/ipinfoCloudFlare'>;
  banners: CallOutput<'/base/banner/listAll'> | null;
  notices: CallOutput<'/base/notice/listAll'> | null;
  groups: CallOutput<'/sys/game/all'> | null;
  casinoGroups: CallOutput<'/sys/gameGroup/listAll'> | null;
  wins: CallOutput<'/sys/latestWin/randomList'> | null;
  maintenance: CallOutput<'/sys/maintenance/get'>;
}

type Lobby = Omit<Boot, 'region'>;

/** Visitors of a country share one reading of the catalogue in the same moment. */
const keptMs = 3_000;
const timeoutMs = 1_000;
const nothing: Lobby = {
  banners: null,
  notices: null,
  groups: null,
  casinoGroups: null,
  wins: null,
  maintenance: null,
};

/** Reads the boot data for an address. A database that is away costs the visitor the shortcut, not the page. */
export function createBoot(
  db: Database,
  region: Region,
  latestWins: (language: 'en') => Promise<string[]>,
  shownMaintenance: (language: 'en') => Promise<Boot['maintenance']>,
): (address: string, edgeCountry: string | undefined) => Promise<Boot> {
  const read = async (countries: readonly string[]): Promise<Lobby> => {
    const [banners, notices, groups, ownGroups, won, maintenance] = await Promise.all([
      listBanners(db, { enabled: 1, sortIndex_0: 'ASC' }, 'en', new Date()),
      shownNotices(db, 'en', new Date()),
      gameGroups(db, undefined, countries),
      casinoGroups(db, countries, 'en'),
      latestWins('en'),
      shownMaintenance('en'),
    ]);
    return { banners, notices, groups, casinoGroups: ownGroups, wins: won, maintenance };
  };
  const lobbyOf = keepFor<Lobby, string>(keptMs, (countries) =>
    soonOrNothing(read(countries.split(',').filter(Boolean))),
  );
  return async (address, edgeCountry) => {
    const lobby = await lobbyOf(countriesOf(region, { address, edgeCountry }).join());
    return { region: regionOf(region, address, edgeCountry), ...lobby };
  };
}

/** One that hangs costs it no more either. */
async function soonOrNothing(reading: Promise<Lobby>): Promise<Lobby> {
  const late = new AbortController();
  const tooLate = sleep(timeoutMs, nothing, { signal: late.signal }).catch(() => nothing);
  const lobby = await Promise.race([reading.catch(() => nothing), tooLate]);
  late.abort();
  return lobby;
}
