import type { Foundation } from '../../foundation.ts';
import { askRound, replayAddress, studioId } from '../../play/index.ts';
import type { Games } from '../../play/wiring/games.ts';
import type { Service } from '../../service.ts';
import { memberFileRoutes } from '../player-file/member-file.routes.ts';
import { noteRoundsJob } from '../player-file/note-rounds.ts';
import { searchDigest } from '../player-file/search-digest.ts';

/** Everything about one player on one page of the desk; rounds are shown by the vendor that played them. */
export function openPlayerFile({ settings, db }: Foundation, { vendors }: Pick<Games, 'vendors'>): Service {
  return {
    handlers: memberFileRoutes({
      db,
      digestOf: searchDigest(settings.FACTOR_SECRET),
      vendorRounds: {
        isOurs: (vendor) => vendor === studioId,
        ask: (vendor, roundId) => askRound(vendors, vendor, roundId),
        replayAddress: (round) => replayAddress(vendors, round, Date.now()),
      },
    }),
    jobs: [noteRoundsJob(db)],
  };
}
