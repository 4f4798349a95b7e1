import { randomInt } from 'node:crypto';
import { isSameName, noteWithin } from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import { noteAccount } from '../../growth/index.ts';
import type { Bonuses } from '../../growth/wiring/bonuses.ts';
import {
  acceptProofs,
  announce,
  handInProofs,
  knownProofs,
  openMailMember,
  ownsFiles,
  sessionStands,
} from '../../players/index.ts';
import type { Service } from '../../service.ts';
import type { AutomaticDeps } from '../cash-out/automatic/automatic.deps.ts';
import { automaticRoutes } from '../cash-out/automatic/automatic.routes.ts';
import { judgeCashOutsJob } from '../cash-out/automatic/judge-cash-outs.ts';
import { reviewJudgement } from '../cash-out/automatic/review.ts';
import { switchTo } from '../cash-out/automatic/switch-rule.ts';
import type { CashOutDeps } from '../cash-out/cash-out.deps.ts';
import { cashOutRoutes } from '../cash-out/cash-out.routes.ts';
import { approveCashOut, approveNow } from '../cash-out/desk/approve.ts';
import { decideCashOut } from '../cash-out/desk/decide.ts';
import type { DeskDeps } from '../cash-out/desk/desk.deps.ts';
import { cashOutDeskRoutes } from '../cash-out/desk/desk.routes.ts';
import { payCashOutsJob } from '../cash-out/paying/pay-cash-outs.ts';
import { membersOwing } from '../deposit/attempt.store.ts';
import { disputesDeposit, membersDisputing } from '../disputes/claim.store.ts';
import type { Providers } from './providers.ts';
import type { Velocity } from './velocity.ts';

/** An even draw in steps small enough for whole percentages. */
const drawnFrom = 1_000_000;

export interface CashOuts extends Service {
  deps: CashOutDeps;
}

/** Every way to pay out: asked for by players, decided by staff, paid by providers and chains. */
export function openCashOuts(
  foundation: Foundation,
  { exchange: { aboutPayment }, coins, payOut }: Providers,
  { rollingAmountOf }: Pick<Bonuses, 'rollingAmountOf'>,
  velocity: Pick<Velocity, 'check'>,
): CashOuts {
  const {
    settings,
    live: { settingOf },
    db,
    queue,
    log,
    bookOf,
    approvals,
    jurisdictionOfMember,
  } = foundation;
  const clock = () => new Date();
  const mailMember = openMailMember({ settings });
  const cashOuts: CashOutDeps = {
    db,
    settingOf,
    payoutProviders: coins.payouts ? [coins.payouts, ...payOut] : [...payOut],
    aboutPayment,
    takesBitcoinAddress: coins.isPayoutAddress,
    mayCancel: async (memberId) => (await jurisdictionOfMember(memberId)).rules['cashOut.cancellable'],
    cashOf: async (memberId) => (await bookOf(memberId)).balance.cash,
    rollingAmountOf,
    velocity: velocity.check,
    disputesDeposit,
    ownsFiles,
    isLoggedIn: sessionStands,
    knownProofs: (of, memberId) => knownProofs(of, memberId, clock()),
    handInProofs: (tx, memberId, proofs) => handInProofs(tx, memberId, proofs, clock()),
    acceptProofs,
    mailAccount: (tx, memberId, kind) => mailMember(tx, memberId, kind, () => ({})),
    announce,
    noteAccount: (...noted) => noteAccount(settings.EXCLUDED_PERSON_KEY, ...noted),
    log,
  };
  const paying = payCashOutsJob(cashOuts);
  const desk: DeskDeps = { ...cashOuts, membersOwing, membersDisputing, approvals };
  const wake = () => queue.wake(paying);
  const automatic: AutomaticDeps = {
    db,
    approvals,
    announce,
    isSameName,
    random: () => randomInt(drawnFrom) / drawnFrom,
    wake,
    noteMember: noteWithin,
  };
  return {
    deps: cashOuts,
    handlers: [...cashOutRoutes(cashOuts), ...cashOutDeskRoutes({ ...desk, wake }), ...automaticRoutes(automatic)],
    approved: {
      'payoutRule.switchOn': ({ maker, proposal }) => switchTo(automatic, maker, 'on', proposal),
      async 'cashOut.approve'({ subject, checker, proposal }) {
        const approved = await approveNow(desk, idOf(subject), checker, proposal.contentHash);
        wake();
        return approved;
      },
    },
    decides: {
      cashOuts: {
        async approve(by, { rowId, contentHash }) {
          const approved = await approveCashOut(desk, Number(rowId), by, contentHash);
          wake();
          return approved;
        },
        reject: (by, { rowId, reason }) => decideCashOut(desk, 'reject', Number(rowId), by, { reason }),
      },
      payouts: {
        markPaid: (by, { rowId, values }) =>
          decideCashOut(desk, 'markPaid', Number(rowId), by, { providerReference: values.reference }),
        giveBack: (by, { rowId, reason }) => decideCashOut(desk, 'fail', Number(rowId), by, { reason }),
        reject: (by, { rowId, reason }) => decideCashOut(desk, 'reject', Number(rowId), by, { reason }),
      },
      payoutReviews: {
        right: (by, { rowId, reason }) => reviewJudgement(automatic, by, { cashOutId: rowId, as: 'right', reason }),
        wrong: (by, { rowId, reason }) => reviewJudgement(automatic, by, { cashOutId: rowId, as: 'wrong', reason }),
      },
    },
    jobs: [paying, judgeCashOutsJob(automatic)],
  };
}

/** The number in `cash-out:55`. */
function idOf(subject: string): number {
  return Number(subject.slice(subject.indexOf(':') + 1));
}
