import { readPostings } from '@fairhouse/betting';
import { lastHead } from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';
import { acceptLoss, askToAcceptLoss } from '../disputes/accept-loss.ts';
import { answerDispute, draftAnswer } from '../disputes/answer-dispute.ts';
import { closeClaim } from '../disputes/close-claim.ts';
import type { DisputesDeps } from '../disputes/disputes.deps.ts';
import { disputesRoutes } from '../disputes/disputes.routes.ts';
import { enterOutcome } from '../disputes/end-dispute.ts';
import type { Deposits } from './deposits.ts';
import type { Providers } from './providers.ts';

/** What payers claim back, as people answer it; what providers say of it comes in with the deposits. */
export function openDisputes(
  { settings, db, approvals }: Foundation,
  { payIn, exchange: { aboutPayment } }: Providers,
  { applyByHand }: Pick<Deposits, 'applyByHand'>,
): Service {
  const disputes: DisputesDeps = {
    db,
    approvals,
    deskOf: (provider) => payIn.get(provider)?.disputes,
    aboutPayment,
    applyObservation: applyByHand,
    postingsOf: (memberId, between, limit) => readPostings(db, { memberId, ...between, limit, oldestFirst: true }),
    recordHead: () => lastHead(db),
    siteName: settings.SITE_NAME,
    publicOrigin: settings.PUBLIC_ORIGIN,
    clock: () => new Date(),
  };
  return {
    handlers: disputesRoutes(disputes),
    jobs: [],
    approved: {
      'dispute.accept': ({ maker, proposal }) =>
        acceptLoss(disputes, maker, { id: BigInt(proposal.id), reason: proposal.reason }),
    },
    decides: {
      disputes: {
        answer: (by, { rowId, reason }) => answerDispute(disputes, by, { id: rowId, reason }),
        draft: (by, { rowId, reason }) => draftAnswer(disputes, by, { id: rowId, reason }),
        acceptLoss: (by, { rowId, reason }) => askToAcceptLoss(disputes, by, { id: rowId, reason }),
        won: (by, { rowId, reason }) => enterOutcome(disputes, by, { id: rowId, outcome: 'won', reason }),
        lost: (by, { rowId, reason }) => enterOutcome(disputes, by, { id: rowId, outcome: 'lost', reason }),
        close: (by, { rowId, reason }) => closeClaim(disputes, by, { id: rowId, reason }),
      },
    },
  };
}
