import { type PostingType, postingRules, readPostings } from '@fairhouse/betting';
import { catalogue } from '@fairhouse/games/catalogue';
import type { Foundation } from '../../foundation.ts';
import { endGameSessions, studioId } from '../../play/index.ts';
import { suspendWithin } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { dismissAlert } from '../risk/alerts/dismiss-alert.ts';
import { raiseAlertsJob } from '../risk/alerts/raise-alerts.ts';
import { addToCase } from '../risk/cases/add-to-case.ts';
import { openCase } from '../risk/cases/open-case.ts';
import { reportApproved } from '../risk/report/report-case.ts';
import type { GameFigures, RiskDeps } from '../risk/risk.deps.ts';
import { riskRoutes } from '../risk/risk.routes.ts';
import { switchRule } from '../risk/rules/switch-rule.ts';
import { fileWatchLists } from '../risk/screening/file-watch-lists.ts';
import { screenMembersJob } from '../risk/screening/screen-members.ts';

/** Rules, the alerts that they raise, and lists of whom the casino must not serve unseen. */
export function openRisk({ settings, db, log, approvals }: Foundation): Service {
  const clock = () => new Date();
  const watchLists = settings.WATCH_LIST_FILE ? fileWatchLists(settings.WATCH_LIST_FILE, clock) : undefined;
  if (!watchLists) log.warn({}, 'WATCH_LIST_FILE is not set: players are not screened against sanctions lists');
  const deps: RiskDeps = {
    db,
    approvals,
    games: figures,
    postingsOf: (memberId, from, limit) => readPostings(db, { memberId, types: ofMoney, from, limit }),
    watchLists,
    suspend: (tx, operatorName, memberId, reason) =>
      suspendWithin(tx, { endGameSessions }, operatorName, memberId, { suspended: true, reason }),
    siteName: settings.SITE_NAME,
    clock,
  };
  return {
    handlers: riskRoutes(deps),
    jobs: [raiseAlertsJob(deps), ...(watchLists ? [screenMembersJob({ db, watchLists })] : [])],
    approved: {
      'rule.switchOn': ({ maker, proposal }) => switchRule(deps, maker, proposal),
      'suspicion.report': ({ maker, proposal }) => reportApproved(deps, maker, proposal),
    },
    decides: {
      alerts: {
        dismiss: (by, { rowId, reason }) => dismissAlert(deps, by, { id: rowId, as: 'dismissed', reason }),
        callFalse: (by, { rowId, reason }) => dismissAlert(deps, by, { id: rowId, as: 'falsePositive', reason }),
        openCase: (by, { rowId, reason }) =>
          openCase(deps, by, { title: reason, alertIds: [Number(rowId)], memberIds: [] }),
        addToCase: (by, { rowId, values }) => addToCase(deps, by, { caseId: values.case, alertId: rowId }),
      },
    },
  };
}

/** What the games of the casino's own studio declare, in stakes. */
const figures: readonly GameFigures[] = catalogue.flatMap(({ code, spread }) =>
  spread ? [{ vendor: studioId, code, returned: hundredth(spread.return), deviation: spread.deviation }] : [],
);

/** '96.00' per cent as a fraction, digit by digit. */
function hundredth(percent: string): string {
  const [whole = '0', places = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${places}`;
}

const ofPlay: readonly string[] = [
  'GAME_BET',
  'GAME_WIN',
  'GAME_ROLLBACK',
  'FREE_BET',
  'FREE_WIN',
  'FREE_ROLLBACK',
  'TOMBSTONE',
];
/** Every posting but bets, wins and what takes them back. */
const ofMoney = (Object.keys(postingRules) as PostingType[]).filter((type) => !ofPlay.includes(type));
