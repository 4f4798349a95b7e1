import type { OperatorCallOutput, ScreeningHit } from '@fairhouse/contract/operator';
import { groupBy } from '../group-by.ts';
import { scoreOf } from './compare-names.ts';
import type { Hit } from './screening.store.ts';
import type { WatchList } from './watch-lists.port.ts';

export function hitWire(hit: Hit): ScreeningHit {
  return {
    id: Number(hit.id),
    createTime: hit.foundAt.toISOString(),
    memberId: Number(hit.memberId),
    username: hit.username,
    memberName: `${hit.firstName} ${hit.lastName}`,
    memberBirthday: hit.birthday,
    list: hit.list,
    reference: hit.reference,
    entryName: hit.entryName,
    entryBirthday: hit.entryBirthday,
    because: hit.because,
    score: scoreOf(`${hit.firstName} ${hit.lastName}`, hit.entryName, hit.because),
    state: hit.state,
    decidedBy: hit.decidedBy,
    decidedTime: hit.decidedAt?.toISOString() ?? null,
    reason: hit.reason,
  };
}

export function listsWire(
  { source, readAt, hash, entries }: WatchList,
  compared: Date | undefined,
): NonNullable<OperatorCallOutput<'/operator/risk/screening/list'>['lists']> {
  return {
    source,
    readTime: readAt.toISOString(),
    hash,
    entries: entries.length,
    of: [...groupBy(entries, ({ list }) => list)].map(([list, those]) => ({ list, entries: those.length })),
    comparedTime: compared?.toISOString() ?? null,
  };
}
