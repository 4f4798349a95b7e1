import { isPaused } from '@fairhouse/contract/vendor-tables';
import type { Transaction } from '@fairhouse/database';
import { limitExactly } from '@fairhouse/operation';
import { isMaintenanceOn } from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import { viewerOf } from '../../http/viewer.ts';
import { announce } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { countriesOf } from '../games/countries-of.ts';
import { forgetSpeaker } from '../tables/forget-speaker.ts';
import { pauseForMaintenanceJob } from '../tables/pause-for-maintenance.ts';
import { decideReport } from '../tables/reports/decide-report.ts';
import { removeOldReportsJob } from '../tables/reports/remove-old-reports.ts';
import type { TablesDeps, TablesOfVendor } from '../tables/tables.deps.ts';
import { tablesRoutes } from '../tables/tables.routes.ts';
import type { TalkDeps } from '../tables/talk/talk.deps.ts';
import { talkRoutes } from '../tables/talk/talk.routes.ts';
import { tellOrdersJob } from '../tables/tell-orders.ts';
import { type WordsOfVendor, wordsOfMember } from '../tables/words-of-member.ts';
import { askWords } from '../vendors/tables/ask-words.ts';
import { sendOrder } from '../vendors/tables/send-order.ts';
import type { Games } from './games.ts';

export interface Tables extends Service {
  askTables(): Promise<readonly TablesOfVendor[]>;
  wordsOfMember(memberId: bigint): Promise<WordsOfVendor[]>;
  forgetSpeaker(tx: Transaction, memberId: bigint): Promise<void>;
}

/** Of one member. A link holds for a day, so nobody needs many. */
const invitationLimit = { name: 'tableInvitations', most: 20, seconds: 3_600 };
const reportLimit = { name: 'chatReports', most: 20, seconds: 3_600 };

/** The shared tables of the vendors: how they stand, what is said at them, and what the casino orders of both. */
export function openTables(
  { db, region, counts, rulesFor }: Foundation,
  { vendors, askTables }: Pick<Games, 'vendors' | 'askTables'>,
): Tables {
  const deps: TablesDeps = {
    db,
    vendors: () => vendors.all(),
    askTables,
    askWords: (vendor, asked) => askWords(vendors, vendor, asked),
    sendOrder: (vendor, order) => sendOrder(vendors, vendor, order),
    announce,
    clock: () => new Date(),
  };
  const [mayInvite, mayReport] = [limitExactly(invitationLimit, counts), limitExactly(reportLimit, counts)];
  const talk: TalkDeps = {
    ...deps,
    secrets: vendors,
    rulesFor,
    countriesOf: (asked) => countriesOf(region, asked),
    viewerOf: (asked) => viewerOf(region, asked),
    mayInvite: (memberId) => mayInvite(String(memberId)),
    mayReport: (memberId) => mayReport(String(memberId)),
  };
  return {
    handlers: [...tablesRoutes(deps), ...talkRoutes(talk)],
    decides: {
      chatReports: {
        remove: (by, { rowId, reason }) => decideReport(deps, by, { rowId, reason, state: 'removed' }),
        keep: (by, { rowId, reason }) => decideReport(deps, by, { rowId, reason, state: 'dismissed' }),
      },
    },
    jobs: [
      tellOrdersJob(deps),
      removeOldReportsJob(deps),
      pauseForMaintenanceJob({
        ...deps,
        isMaintenanceOn: () => isMaintenanceOn(db),
        openTables: async () => openOf(await askTables()),
      }),
    ],
    askTables,
    wordsOfMember: (memberId) => wordsOfMember(deps, memberId),
    forgetSpeaker: (tx, memberId) => forgetSpeaker(deps, tx, memberId),
  };
}

/** The tables that are not paused, of the vendors that answered. */
function openOf(vendors: readonly TablesOfVendor[]): { vendor: string; table: string }[] {
  return vendors.flatMap((said) =>
    said.asked === 'answered'
      ? said.tables.filter((table) => !isPaused(table)).map(({ code }) => ({ vendor: said.vendor, table: code }))
      : [],
  );
}
