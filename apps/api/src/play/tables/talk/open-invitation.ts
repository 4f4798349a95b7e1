import type { CallOutput } from '@fairhouse/contract';
import { isPaused } from '@fairhouse/contract/vendor-tables';
import { currencyOfVisitors } from '@fairhouse/jurisdictions';
import { amountOf, toWire } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { isShownTo } from '../../../protection/index.ts';
import { readInvitation } from './table-invitation.ts';
import type { Reader, TalkDeps } from './talk.deps.ts';
import { leastStakeOf, offeredTable } from './talk.store.ts';

/** The table behind a link, as its reader may see it. A table that has left the catalogue ends its links. */
export async function openInvitation(
  deps: TalkDeps,
  asked: Reader,
  invitation: string,
): Promise<Result<CallOutput<'/sys/table/invitation'>>> {
  const { db, secrets, clock } = deps;
  const viewer = deps.viewerOf(asked);
  if (!(await isShownTo(deps, 'play.tableInvitations', viewer))) return ok({ table: null });
  const read = readInvitation(secrets, invitation, clock());
  const table = read && (await offeredTable(db, { vendor: read.vendor, code: read.table }, deps.countriesOf(asked)));
  if (!table) return refuse('noSuchThing');
  const [rules, vendors] = await Promise.all([deps.rulesFor(viewer), deps.askTables()]);
  const currency = asked.member?.currency ?? currencyOfVisitors(rules);
  const least = await leastStakeOf(db, table.code, currency);
  const now = vendors
    .flatMap((one) => (one.vendor === table.vendor && one.asked === 'answered' ? one.tables : []))
    .find(({ code }) => code === table.code);
  return ok({
    table: {
      gameId: table.gameId,
      game: table.game,
      cover: table.cover,
      isOpen: now !== undefined && !isPaused(now),
      isOffered: table.isOffered,
      seated: now?.seated ?? 0,
      currency,
      leastStake: least === undefined ? null : toWire(amountOf(currency, least)),
      leastAge: rules['age.least'],
      endTime: read.endsAt.toISOString(),
    },
  });
}
