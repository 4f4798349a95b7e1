import { followMovedBooks, rollUp, verifyBooks } from '@fairhouse/betting';
import { amountOf } from '@fairhouse/money';
import type { Day } from '../../db/comparison.ts';
import { noteCheck } from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import type { Bonuses } from '../../growth/wiring/bonuses.ts';
import { compareWithAggregator, compareWithVendor } from '../../play/index.ts';
import type { Games } from '../../play/wiring/games.ts';
import { findMember, findMemberByIdentity } from '../../players/index.ts';
import { casinoMigrations } from '../../schema.ts';
import type { Service } from '../../service.ts';
import { operatorsRoutes } from '../book-verification/operators.routes.ts';
import { cashOutSource } from '../cash-out/cash-out.postings.ts';
import { partsOfPayoutProviders } from '../cash-out/paying/compare-with-listed.ts';
import { compareWithPayouts } from '../cash-out/paying/compare-with-payouts.ts';
import { compareWithChain } from '../chains/reconcile/compare-with-chain.ts';
import { depositSource } from '../deposit/deposit.postings.ts';
import { compareWithProvider } from '../deposit/reconcile/compare-with-provider.ts';
import { noteRefundsSettled } from '../disputes/note-claim.ts';
import { financeRoutes } from '../finance/finance.routes.ts';
import { sumUpJob } from '../finance/sum-up.ts';
import { reconciliationDeskRoutes } from '../reconciliation/desk/desk.routes.ts';
import { addDifferences } from '../reconciliation/difference.store.ts';
import { reconcileJob } from '../reconciliation/reconcile-due-day.ts';
import type { ReconciliationDeps } from '../reconciliation/reconciliation.deps.ts';
import { settlementRoutes } from '../settlement/settlement.routes.ts';
import { transactionsRoutes } from '../transactions/transactions.routes.ts';
import type { CashOuts } from './cash-outs.ts';
import { openDescribing } from './describe-postings.ts';
import type { Providers } from './providers.ts';

/** Maximum age of the sums over all books: the desk's figures; no balance of a player depends on them. */
const rollUpEveryMs = 60_000;

/** How long bets of a shard that has moved are refused for a retry, at most. With all books in one database this reads one row. */
const followMovesEveryMs = 5_000;

interface Others extends Pick<Bonuses, 'rollingAmountOf'>, Pick<Games, 'vendors' | 'aggregators'> {
  cashOuts: CashOuts['deps'];
}

/** The members' books: as they read them, as the desk does, and beside what others say. */
export function openBooks({ settings, db, log, bookOf }: Foundation, providers: Providers, others: Others): Service {
  const reconciliation: ReconciliationDeps = { db, parts: () => partsOf(db, providers, others), log };
  const finance = { db, sources: { payments: [depositSource, cashOutSource] }, nowMs: Date.now };
  return {
    handlers: [
      ...financeRoutes(finance),
      ...transactionsRoutes({ db, siteName: settings.SITE_NAME, describePostings: openDescribing(db) }),
      ...reconciliationDeskRoutes(reconciliation),
      ...settlementRoutes({ db, addDifferences, refundSettled: noteRefundsSettled }),
      ...operatorsRoutes({
        db,
        findMember: (text) => (/^\d{6,15}$/.test(text) ? findMember(db, BigInt(text)) : findMemberByIdentity(db, text)),
        async bookOf(memberId) {
          const { balance, totals, currency, seq } = await bookOf(memberId);
          const total = (minor: bigint) => amountOf(currency, minor);
          return {
            balance,
            totals: {
              deposited: total(totals.deposited),
              paidOut: total(totals.paid_out),
              staked: total(totals.staked),
              won: total(totals.won),
            },
            postings: seq,
          };
        },
        rollingAmountOf: (memberId) => others.rollingAmountOf(memberId),
        async verifyBooks(memberId) {
          const { books, postings, findingCount, findings } = await verifyBooks(db, { memberId });
          return { books, postings, faultCount: findingCount, faults: findings };
        },
        noteVerified: (tx, askedBy, { postings, faultCount }) =>
          noteCheck(tx, { name: 'books', askedBy, checked: postings, found: faultCount }),
      }),
    ],
    jobs: [
      reconcileJob(reconciliation),
      sumUpJob(finance),
      { name: 'rollUp', everyMs: rollUpEveryMs, run: () => rollUp(db).then(() => 0) },
      { name: 'followMoves', everyMs: followMovesEveryMs, run: () => followMovedBooks(db, casinoMigrations) },
    ],
  };
}

function partsOf(
  db: Foundation['db'],
  { payIn, payOut, exchange: { aboutPayment }, coins }: Providers,
  { cashOuts, vendors, aggregators }: Others,
): ReturnType<ReconciliationDeps['parts']> {
  return [
    ...[...payIn.values()].map((provider) => ({
      name: `deposits at ${provider.name}`,
      compare: (day: Day) => compareWithProvider({ db, aboutPayment }, provider, day),
    })),
    ...[...coins.deps.chains.values()].map((open) => ({
      name: `chain ${open.client.chain}`,
      compare: (day: Day) => compareWithChain(coins.deps, open, day),
    })),
    { name: 'cash-outs', compare: (day) => compareWithPayouts(cashOuts, day) },
    ...partsOfPayoutProviders({ db, payoutProviders: payOut }),
    ...vendors.all().flatMap(({ id, secret, reportUrl, version1UntilMs }) => {
      if (!reportUrl) return [];
      const vendor = { id, secret, reportUrl, version1UntilMs };
      return [{ name: `rounds of ${id}`, compare: (day: Day) => compareWithVendor(db, vendor, day) }];
    }),
    ...aggregators.map((aggregator) => ({
      name: `transactions of ${aggregator.id}`,
      compare: (day: Day) => compareWithAggregator(db, aggregator, day),
    })),
  ];
}
