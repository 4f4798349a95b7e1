import type { ScreeningHit } from '@fairhouse/contract/operator';
import type { Hit } from './screening.store.ts';

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
    state: hit.state,
    decidedBy: hit.decidedBy,
    decidedTime: hit.decidedAt?.toISOString() ?? null,
    reason: hit.reason,
  };
}
