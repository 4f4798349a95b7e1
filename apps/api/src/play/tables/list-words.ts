import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import type { z } from 'zod';
import { mutesInForce } from './order.store.ts';
import { orderWire } from './order.wire.ts';
import { membersBehind } from './speaker.store.ts';
import { tableNames } from './table-name.store.ts';
import type { TablesDeps } from './tables.deps.ts';

type Input = z.output<OperatorCalls['/operator/tables/words']['input']>;
type Listed = OperatorCallOutput<'/operator/tables/words'>;

const pageSize = 100;
const mostMuted = 200;

/** What was said, with who said it, and who is muted now. */
export async function listWords(deps: TablesDeps, { vendor, table, before }: Input): Promise<Listed> {
  const asked = deps.vendors().filter(({ id }) => vendor === undefined || id === vendor);
  const [said, muted] = await Promise.all([
    Promise.all(asked.map((one) => pageOf(deps, one, { table, before }))),
    mutesInForce(deps.db, mostMuted),
  ]);
  return { vendors: said.flat(), muted: muted.map(orderWire) };
}

async function pageOf(
  { db, askWords, clock }: TablesDeps,
  { id, name }: { id: string; name: string },
  of: Pick<Input, 'table' | 'before'>,
): Promise<Listed['vendors']> {
  const askedTime = clock().toISOString();
  const said = await askWords(id, { ...of, size: pageSize });
  if (said.asked === 'notAsked') return [];
  const from = { vendor: id, vendorName: name, askedTime };
  if (said.asked !== 'answered') return [{ ...from, asked: 'noAnswer', words: [], next: null }];
  const [members, names] = await Promise.all([
    membersBehind(
      db,
      said.words.map(({ user }) => user),
    ),
    tableNames(
      db,
      id,
      said.words.map((word) => word.table),
    ),
  ]);
  return [
    {
      ...from,
      asked: 'answered',
      words: said.words.map(({ user, at, removedAt, ...word }) => {
        const memberId = members.get(user);
        return {
          ...word,
          tableName: names.get(word.table) ?? word.table,
          memberId: memberId === undefined ? null : Number(memberId),
          time: at,
          removedTime: removedAt,
        };
      }),
      next: said.isLast ? null : (said.words.at(-1)?.id ?? null),
    },
  ];
}
