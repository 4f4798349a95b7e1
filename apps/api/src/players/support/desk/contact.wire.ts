import type { OperatorContact } from '@fairhouse/contract/operator';
import type { Contact } from '../contact.store.ts';

export function contactWire({ id, memberId, topic, createdAt, closedAt, closedBy, ...rest }: Contact): OperatorContact {
  return {
    ...rest,
    id: Number(id),
    memberId: memberId === null ? null : Number(memberId),
    queryCategory: topic,
    createTime: createdAt.toISOString(),
    status: closedAt ? 'closed' : 'open',
    closedBy,
    closedTime: closedAt?.toISOString() ?? null,
  };
}
