import type { CallOutput, HubEntry } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';
import type { SessionMember } from '../../http/session.ts';
import { shownCompetitions } from './competition.store.ts';
import { summaryWire } from './competition.wire.ts';
import { entriesOf } from './entry.store.ts';

type Summary = NonNullable<CallOutput<'/sys/competition/list'>['competitions']>[number];

/** How long what is over stays in the list. */
const shownDays = 90;

/** Those that run, come, or ended of late, with the entry of the member. Whether competitions are shown was asked before. */
export async function shownTo(
  db: Database,
  member: Pick<SessionMember, 'id'> | undefined,
  now: Date,
  language: Language,
): Promise<Summary[]> {
  const shown = await shownCompetitions(db, member?.id, shownDays);
  const own = member
    ? await entriesOf(
        db,
        member.id,
        shown.map(({ id }) => id),
      )
    : [];
  return shown.map((one) =>
    summaryWire(
      one,
      own.find(({ competitionId }) => competitionId === one.id),
      now,
      language,
    ),
  );
}

type Entry = Extract<HubEntry, { kind: 'competition' }>;

const phases: Record<Summary['phase'], HubEntry['phase']> = {
  coming: 'coming',
  running: 'running',
  paused: 'running',
  closing: 'ended',
  final: 'ended',
  paid: 'ended',
  cancelled: 'ended',
};

/** The same as the page of promotions has it. */
export function asPromotion(competition: Summary, member: Pick<SessionMember, 'currency'> | undefined): Entry {
  const phase = phases[competition.phase];
  const { own, pool, id, beginTime, endTime } = competition;
  const hasCurrency = !member || pool.some(({ currency }) => currency === member.currency);
  const as = (state: HubEntry['state']): Entry => ({
    kind: 'competition',
    key: `competition-${id}`,
    phase,
    state,
    needs: null,
    reason: null,
    beginTime,
    endTime,
    days: [],
    competition,
  });
  if (own) {
    if (phase === 'ended') return as(own.prize === null ? 'over' : 'fulfilled');
    return as(own.place === null ? 'taken' : 'inProgress');
  }
  if (phase === 'ended') return as('over');
  if (!hasCurrency) return { ...as('notForYou'), reason: 'currency' };
  return { ...as('open'), needs: member ? null : 'account' };
}
