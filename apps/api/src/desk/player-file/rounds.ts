import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { type RoundPlace, roundsBefore, type StoredRound } from './round.store.ts';

type Rounds = OperatorCallOutput<'/operator/member/rounds'>;
interface Wanted {
  game?: string | undefined;
  /** A day in UTC. */
  day?: string | undefined;
  outcome?: 'won' | 'lost' | 'open' | 'held' | undefined;
}

/** However narrow the filter, one call looks through no more; the contract says so. */
const mostLookedThrough = 2_000;
const dayMs = 86_400_000;

/** Undefined for what is no place: `microseconds:vendor:round`. */
export function placeOf(text: string): RoundPlace | undefined {
  const [, us, vendor, roundId] = /^(\d{1,18}):([^:]{1,60}):(.{1,100})$/.exec(text) ?? [];
  return us && vendor && roundId ? { us: BigInt(us), vendor, roundId } : undefined;
}

/** One page of a member's rounds, the newest first. */
export async function roundsOf(
  db: Database,
  memberId: bigint,
  { game, day, outcome }: Wanted,
  place: RoundPlace | undefined,
  limit: number,
): Promise<Rounds> {
  const from = day === undefined ? null : new Date(`${day}T00:00:00Z`);
  const filter = {
    game: game ?? null,
    outcome: outcome ?? null,
    from,
    to: from && new Date(from.getTime() + dayMs),
  };
  const isNarrow = game !== undefined || outcome !== undefined;
  const most = isNarrow ? mostLookedThrough : limit + 1;
  const seen = await roundsBefore(db, memberId, place, filter, most);
  const fitting = seen.filter(({ fits }) => fits);
  const shown = fitting.slice(0, limit);
  // Behind the last that is shown; where all that fit are shown, behind the last that was looked at.
  const last = fitting.length > limit ? shown.at(-1) : seen.at(-1);
  const isMore = fitting.length > limit || seen.length === most;
  return { rounds: shown.map(rendered), next: isMore && last ? placeText(last) : null };
}

const placeText = ({ openedUs, vendor, roundId }: StoredRound) => `${openedUs}:${vendor}:${roundId}`;

export function rendered(round: StoredRound): Rounds['rounds'][number] {
  const { vendor, roundId, game, gameName, currency } = round;
  const text = (minor: bigint) => decimalText(amountOf(currency, minor));
  return {
    vendor,
    roundId,
    game,
    gameName,
    currency,
    staked: text(round.staked),
    returned: text(round.returned),
    won: text(round.won),
    held: text(round.held),
    freeRounds: round.freeRounds,
    openTime: round.openedAt.toISOString(),
    closeTime: round.closedAt?.toISOString() ?? null,
  };
}
