import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { Operator } from '../../http/session.ts';
import {
  type Hit,
  hitsById,
  hitsByIdentity,
  hitsByName,
  hitsByReference,
  hitsByRound,
  namesOfMembers,
} from './find.store.ts';
import type { DigestOf } from './search-digest.ts';

type Found = OperatorCallOutput<'/operator/find'>;

const most = 20;

/**
 * Whatever the text belongs to, the surest first. Each search is in the audit log with what was found. The text is often a name
 * or an address, and masked roles read the log: it keeps a digest, which is equal for equal searches.
 */
export async function find(db: Database, operator: Operator, text: string, digestOf: DigestOf): Promise<Found> {
  const hits = await hitsOf(db, text);
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...(hits.length > 0 && hits.every(({ memberId }) => memberId === hits[0]!.memberId)
        ? { memberId: hits[0]!.memberId }
        : {}),
      subject: 'desk:find',
      command: 'desk.find',
      after: { digest: digestOf(text), found: hits.map(({ kind, id }) => `${kind}:${id}`) },
    }),
  );
  const members = await namesOfMembers(db, [...new Set(hits.map(({ memberId }) => memberId))]);
  return hits.flatMap(({ memberId, ...hit }) => {
    const member = members.get(memberId);
    if (!member) return [];
    const { username, name, email } = member;
    return [{ ...hit, memberId: Number(memberId), username, name, email }];
  });
}

async function hitsOf(db: Database, text: string): Promise<Hit[]> {
  const isNumber = /^\d{1,18}$/.test(text);
  const isWord = !/\s/.test(text);
  const certain = [
    ...(isNumber ? await hitsById(db, BigInt(text)) : []),
    ...(isWord ? await hitsByIdentity(db, text) : []),
    ...(isWord ? await hitsByReference(db, text) : []),
    ...(isWord ? await hitsByRound(db, text) : []),
  ];
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isName = words.length <= 2 && !/[\d@]/.test(text);
  const named = isName ? await hitsByName(db, words[0] ?? '', words[1] ?? '') : [];
  return once([...certain, ...named]).slice(0, most);
}

/** A member found in several ways is one hit, by the surest. */
function once(hits: readonly Hit[]): Hit[] {
  return [
    ...new Map([...hits].reverse().map((hit) => [`${hit.kind} ${hit.id} ${hit.memberId}`, hit])).values(),
  ].reverse();
}
