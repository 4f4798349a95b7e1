import type { GameData } from '../../lib/page/game-data.ts';
import { PlaySession } from '../../lib/round/play-session.ts';
import { RecordedCalls, Replay } from '../../lib/round/replay.ts';
import type { Opened, OpenedReplay, Recorded } from '../../lib/round/wire.ts';
import { soundSettings } from '../../lib/win/sound-settings.ts';

/** What a replay has to know of the place where it is shown. */
export type ReplayedIn = Pick<Opened, 'game' | 'fun' | 'currency' | 'scale' | 'sign' | 'language'> &
  Partial<Pick<OpenedReplay, 'amounts' | 'record'>>;

/**
 * A session in which one recorded round is played, by the rules it was played by, and nothing else can be: its calls are
 * answered from the record, and the casino around the page hears nothing of it. Undefined where the page lacks those rules.
 */
export function replaySession(
  place: ReplayedIn,
  data: GameData,
  recorded: Recorded,
  bySteps: boolean,
): PlaySession | undefined {
  const rules = data.games.find(({ definitionHash }) => definitionHash === recorded.definitionHash);
  if (!rules || recorded.stakes === null) return undefined;
  const replay = new Replay(recorded, bySteps, place.amounts === 'multiples');
  const { openedAt, stake, nonce } = replay.end;
  const opened: Opened = {
    ...place,
    stakes: recorded.stakes,
    // Enough for the round, and shown nowhere.
    balance: stake,
    casinoOrigin: '',
    minRoundMs: 0,
    automatic: false,
    quick: false,
    skip: true,
    celebrations: 'full',
    bonusBuy: false,
    doubleUp: false,
    freeRounds: null,
    pot: null,
    page: null,
    live: null,
    session: { startedAt: openedAt, expiresAt: openedAt, staked: 0, won: 0 },
    seed: { serverSeedHash: '', clientSeed: '', nextNonce: nonce, nextServerSeedHash: '' },
    openRound: null,
    lastRound: null,
  };
  const played = data.definition === null ? data : { ...data, definition: rules.definition };
  return new PlaySession(
    opened,
    new RecordedCalls(replay),
    played,
    Date.parse(openedAt),
    soundSettings.get().muted,
    replay,
  );
}
