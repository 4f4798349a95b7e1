import { followMovedBooks, moveNotes, rollUp, verifyBooks } from '@fairhouse/betting';
import { amountOf } from '@fairhouse/money';
import type { Day } from '../../db/comparison.ts';
import { findMember, findMemberByIdentity, hasMembers } from '../../players/access/member.store.ts';
import { cashOutSource } from '../cash-out/cash-out.postings.ts';
import { partsOfPayoutProviders } from '../cash-out/compare-with-listed.ts';
import { compareWithPayouts } from '../cash-out/compare-with-payouts.ts';
import { compareWithChain } from '../chains/reconcile/compare-with-chain.ts';
import { demonstrationRoutes } from '../../desk/demonstration/demonstration.routes.ts';
import { depositSource } from '../deposit/deposit.postings.ts';
import { compareWithProvider } from '../deposit/reconcile/compare-with-provider.ts';
import { noteRefundsSettled } from '../disputes/note-claim.ts';
import { financeRoutes } from '../finance/finance.routes.ts';
import { sumUpJob } from '../finance/sum-up.ts';
import { noteCheck } from '../../desk/health/check.store.ts';
import { memberFileRoutes } from '../../desk/player-file/member-file.routes.ts';
import { noteRoundsJob } from '../../desk/player-file/note-rounds.ts';
import { searchDigest } from '../../desk/player-file/search-digest.ts';
import { operatorsRoutes } from '../book-verification/operators.routes.ts';
import { reconciliationDeskRoutes } from '../reconciliation/desk/desk.routes.ts';
import { addDifferences } from '../reconciliation/difference.store.ts';
import { reconcileJob } from '../reconciliation/reconcile-due-day.ts';
import type { ReconciliationDeps } from '../reconciliation/reconciliation.deps.ts';
import { setSetting } from '../../desk/settings/set-setting.ts';
import { settingsRoutes } from '../../desk/settings/settings.routes.ts';
import { settlementRoutes } from '../settlement/settlement.routes.ts';
import { transactionsRoutes } from '../transactions/transactions.routes.ts';
import { askRound } from '../../play/vendors/ask-round.ts';
import { studioId } from '../../play/vendors/load-vendors.ts';
import { compareWithVendor } from '../../play/vendors/reconcile/compare-with-vendor.ts';
import { replayAddress } from '../../play/vendors/replay-address.ts';
import { casinoMigrations } from '../../schema.ts';
import { applySettings } from '../../desk/wiring/apply-settings.ts';
import { openDescribing } from './describe-postings.ts';
import type { Bonuses } from '../../growth/wiring/bonuses.ts';
import type { Cashier } from './cashier.ts';
import type { Foundation } from '../../foundation.ts';
import type { Games } from '../../play/wiring/games.ts';
import type { Service } from '../../service.ts';

/** How old the sums over all books may be; the desk's figures, nobody's balance. */
const rollUpEveryMs = 60_000;

/** How often another process is asked after that moves the notes of before; where all are moved, a look-up of one row. */
const moveNotesEveryMs = 60_000;

/** How long members of a shard that has moved are told to ask again, at most; where books lie in one database, a look-up of one row. */
const followMovesEveryMs = 5_000;

type Others = Pick<Bonuses, 'rollingAmountOf'> &
  Pick<Games, 'vendors'> &
  Pick<Cashier, 'providers' | 'aboutPayment' | 'coins' | 'payoutProviders' | 'cashOuts'>;

/** The members' books: as they read them, as the desk does, and beside what others say. */
export function openBooks({ settings, live, db, log, bookOf, secondWord }: Foundation, others: Others): Service {
  const reconciliation: ReconciliationDeps = { db, parts: () => partsOf(db, others), log };
  const finance = { db, sources: { payments: [depositSource, cashOutSource] }, nowMs: Date.now };
  return {
    handlers: [
      ...financeRoutes(finance),
      ...memberFileRoutes({
        db,
        digestOf: searchDigest(settings.FACTOR_SECRET),
        vendorRounds: {
          isOurs: (vendor) => vendor === studioId,
          ask: (vendor, roundId) => askRound(others.vendors, vendor, roundId),
          replayAddress: (round) => replayAddress(others.vendors, round, Date.now()),
        },
      }),
      ...transactionsRoutes({ db, siteName: settings.SITE_NAME, describePostings: openDescribing(db) }),
      ...reconciliationDeskRoutes(reconciliation),
      ...settlementRoutes({ db, addDifferences, refundSettled: noteRefundsSettled }),
      ...settingsRoutes({ db, applies: applySettings, live, secondWord }),
      ...demonstrationRoutes({ db, hasMembers, isProduction: settings.NODE_ENV === 'production' }),
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
    approved: {
      async 'setting.set'({ maker, proposal }) {
        const set = await setSetting({ db, applies: applySettings }, maker, proposal);
        live.forget();
        return set;
      },
    },
    jobs: [
      reconcileJob(reconciliation),
      sumUpJob(finance),
      noteRoundsJob(db),
      { name: 'rollUp', everyMs: rollUpEveryMs, run: () => rollUp(db).then(() => 0) },
      { name: 'moveNotes', everyMs: moveNotesEveryMs, run: () => moveNotes(db) },
      { name: 'followMoves', everyMs: followMovesEveryMs, run: () => followMovedBooks(db, casinoMigrations) },
    ],
  };
}

function partsOf(
  db: Foundation['db'],
  { providers, aboutPayment, coins, payoutProviders, cashOuts, vendors }: Others,
): ReturnType<ReconciliationDeps['parts']> {
  return [
    ...[...providers.values()].map((provider) => ({
      name: `deposits at ${provider.name}`,
      compare: (day: Day) => compareWithProvider({ db, aboutPayment }, provider, day),
    })),
    ...[...coins.deps.chains.values()].map((open) => ({
      name: `chain ${open.client.chain}`,
      compare: (day: Day) => compareWithChain(coins.deps, open, day),
    })),
    { name: 'cash-outs', compare: (day) => compareWithPayouts(cashOuts, day) },
    ...partsOfPayoutProviders({ db, payoutProviders }),
    ...vendors.all().flatMap(({ id, secret, reportUrl, version1UntilMs }) => {
      if (!reportUrl) return [];
      const vendor = { id, secret, reportUrl, version1UntilMs };
      return [{ name: `rounds of ${id}`, compare: (day: Day) => compareWithVendor(db, vendor, day) }];
    }),
  ];
}
