import type { OperatorCalls, TableOrder } from '@fairhouse/contract/operator';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { type Given, giveOrder } from './give-order.ts';
import { orderWire } from './order.wire.ts';
import { walletUserOf } from './speaker.store.ts';
import type { TablesDeps } from './tables.deps.ts';

type Input = z.output<OperatorCalls['/operator/tables/moderate']['input']>;

const hourMs = 3_600_000;

/** Takes words out, mutes who said them, or lets a player speak again. */
export async function moderateWords(
  deps: TablesDeps,
  operator: Pick<StaffPerson, 'name' | 'memberIds'>,
  input: Input,
): Promise<Result<TableOrder>> {
  const { vendor, table, order, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'reason' });
  if (!deps.vendors().some(({ id }) => id === vendor)) return refuse('noSuchThing');
  const about = order === 'unsay' ? wordsOf(input) : await speakerOf(deps, operator, input);
  if (!about.ok) return about;
  return ok(orderWire(await giveOrder(deps, operator, { vendor, table, kind: order, reason, ...about.data })));
}

function wordsOf({ wordIds }: Input): Result<Pick<Given, 'wordIds'>> {
  return wordIds.length === 0 ? refuse('missingField', { field: 'wordIds' }) : ok({ wordIds });
}

async function speakerOf(
  { db, clock }: TablesDeps,
  operator: Pick<StaffPerson, 'memberIds'>,
  { order, memberId, hours }: Input,
): Promise<Result<Pick<Given, 'speaker' | 'until'>>> {
  if (memberId === undefined) return refuse('missingField', { field: 'memberId' });
  const speaker = BigInt(memberId);
  if (operator.memberIds.includes(speaker)) return refuse('ownAffair');
  const walletUser = await walletUserOf(db, speaker);
  if (walletUser === undefined) return refuse('noSuchThing');
  const until = order === 'mute' && hours !== undefined ? new Date(clock().getTime() + hours * hourMs) : null;
  return ok({ speaker: { memberId: speaker, walletUser }, until });
}
