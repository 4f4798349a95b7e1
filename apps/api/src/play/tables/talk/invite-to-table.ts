import type { CallOutput } from '@fairhouse/contract';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { isShownTo } from '../../../protection/index.ts';
import { invitationMs, writeInvitation } from './table-invitation.ts';
import type { Reader, TalkDeps } from './talk.deps.ts';
import { offeredTable } from './talk.store.ts';

/** A link by which others come to a table that the member may play at. Nothing is stored for it. */
export async function inviteToTable(
  deps: TalkDeps,
  asked: Reader & { member: NonNullable<Reader['member']> },
  gameId: number,
): Promise<Result<CallOutput<'/sys/table/invite'>>> {
  const { db, secrets, clock } = deps;
  const { id: memberId } = asked.member;
  const table = await offeredTable(db, { gameId }, deps.countriesOf(asked));
  if (!table?.isOffered) return refuse('noSuchThing');
  if (!(await isShownTo(deps, 'play.tableInvitations', { memberId }))) return refuse('invitingNotHere');
  const shared = await isShared(deps, table);
  if (shared !== true) return refuse(shared === undefined ? 'tablesSilent' : 'noSuchThing');
  if (!(await deps.mayInvite(memberId))) return refuse('tooManyRequests');
  const endsAt = new Date(Math.floor((clock().getTime() + invitationMs) / 1_000) * 1_000);
  const invitation = writeInvitation(secrets, { vendor: table.vendor, table: table.code, endsAt });
  return invitation === undefined ? refuse('noSuchThing') : ok({ invitation, endTime: endsAt.toISOString() });
}

/** Whether the vendor has a shared table of this code; undefined while it does not answer. */
async function isShared(
  { askTables }: TalkDeps,
  { vendor, code }: { vendor: string; code: string },
): Promise<boolean | undefined> {
  const said = (await askTables()).find((one) => one.vendor === vendor);
  if (said?.asked === 'noAnswer') return undefined;
  return said?.tables.some((table) => table.code === code) ?? false;
}
