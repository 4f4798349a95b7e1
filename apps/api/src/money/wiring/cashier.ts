import { isCardProvider, type Observation, type PaymentProvider, type PayoutProvider } from '@fairhouse/payments';
import type { AboutPayment } from '../../db/about-payment.ts';
import type { Foundation } from '../../foundation.ts';
import { findActive, noteAccount } from '../../growth/index.ts';
import type { Bonuses } from '../../growth/wiring/bonuses.ts';
import {
  acceptProofs,
  announce,
  findMember,
  handInProofs,
  knownProofs,
  openMailMember,
  ownsFiles,
  setAllCredited,
  setCredited,
} from '../../players/index.ts';
import type { IdentityService } from '../../players/wiring/identity.ts';
import { onlyWhereServed } from '../../protection/index.ts';
import type { Protection } from '../../protection/wiring/limits.ts';
import type { Service } from '../../service.ts';
import type { CashOutDeps } from '../cash-out/cash-out.deps.ts';
import { cashOutRoutes } from '../cash-out/cash-out.routes.ts';
import { approveCashOut, approveNow } from '../cash-out/desk/approve.ts';
import { decideCashOut } from '../cash-out/desk/decide.ts';
import type { DeskDeps } from '../cash-out/desk/desk.deps.ts';
import { cashOutDeskRoutes } from '../cash-out/desk/desk.routes.ts';
import { payCashOutsJob } from '../cash-out/pay-cash-outs.ts';
import { chainsRoutes } from '../chains/chains.routes.ts';
import { coinsOfOrder } from '../chains/coins-of-order.ts';
import { type OpenedChains, openChains } from '../chains/open-chains.ts';
import { applyObservation } from '../deposit/apply-observation.ts';
import { applyObservations } from '../deposit/apply-observations.ts';
import { findAttempt, findAttemptsOf, largestDepositOf, membersOwing, owesDeposit } from '../deposit/attempt.store.ts';
import { cardRoutes } from '../deposit/cards/card.routes.ts';
import { findCardOfOrder } from '../deposit/cards/card.store.ts';
import { openCards } from '../deposit/cards/open-cards.ts';
import type { DepositDeps } from '../deposit/deposit.deps.ts';
import { depositRoutes } from '../deposit/deposit.routes.ts';
import { closeDeposit } from '../deposit/desk/close.ts';
import { creditDeposit } from '../deposit/desk/credit.ts';
import { depositDeskRoutes } from '../deposit/desk/desk.routes.ts';
import { askToCredit, askToSettle } from '../deposit/desk/second-word.ts';
import { settleDeposit } from '../deposit/desk/settle.ts';
import { depositHistoryRoutes } from '../deposit/history/history.routes.ts';
import { paypalPayPage } from '../deposit/methods/paypal-page.ts';
import { openFollowUp } from '../deposit/open-follow-up.ts';
import { depositReturnPage } from '../deposit/return-page.ts';
import { sweepOrdersJob } from '../deposit/sweep-orders.ts';
import { disputesDeposit, membersDisputing } from '../disputes/claim.store.ts';
import { noteDispute, noteRefund, noteUnknown } from '../disputes/note-claim.ts';
import { exchangeRoutes } from '../provider-messages/exchange.routes.ts';
import { keepWebhooks } from '../provider-messages/keep-webhooks.ts';
import { keepExchange } from '../provider-messages/keeping/keep-exchange.ts';
import { removeOldMessagesJob } from '../provider-messages/remove-old-messages.ts';
import { webhookRoutes } from '../webhooks/receive-webhook.ts';
import type { WebhookDeps } from '../webhooks/webhooks.deps.ts';
import { removeOldWebhooksJob, workOffWebhooksJob } from '../webhooks/work-off-webhooks.ts';
import { creditedOverLimit } from './credited-over-limit.ts';

export interface Cashier extends Service {
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Within this providers are asked. */
  aboutPayment: AboutPayment;
  coins: OpenedChains;
  /** Those that pay in money; coins are compared with their chains. */
  payoutProviders: readonly PayoutProvider[];
  cashOuts: CashOutDeps;
  /** What people enter about a payment by hand goes through the same door as a provider's word. */
  applyByHand(observation: Observation): Promise<unknown>;
}

/** Every way in and out. */
export async function openCashier(
  {
    settings,
    live: { settingOf },
    db,
    queue,
    log,
    region,
    places,
    bookOf,
    approvals,
    jurisdictionOfMember,
  }: Foundation,
  { rollingAmountOf, instrumentsNoted }: Pick<Bonuses, 'rollingAmountOf' | 'instrumentsNoted'>,
  protection: Pick<Protection, 'guardDeposit' | 'notePaidWith' | 'depositsOverLimit'>,
  { admitDeposit }: Pick<IdentityService, 'admitDeposit'>,
): Promise<Cashier> {
  const { payments } = settings;
  const clock = () => new Date();
  const exchange = keepExchange({ db, log, clock });
  const { aboutPayment, keep } = exchange;
  const coins = await openChains(settings.chains, {
    db,
    applyObservation: (observation) => applyObservation(deposits, observation, 'chain'),
    openFollowUp,
    keep,
    log,
  });
  const ofMoney = payments.payIn.map((it) => it.create({ cardOf: (id) => findCardOfOrder(db, id), keep }));
  const providers = new Map([...ofMoney, ...coins.providers].map((provider) => [provider.name, provider]));
  const deposits: DepositDeps = {
    db,
    settingOf,
    providers,
    aboutPayment,
    publicOrigin: settings.PUBLIC_ORIGIN,
    markCredited: setCredited,
    markAllCredited: setAllCredited,
    secret: settings.MARK_SECRET,
    guard: protection.guardDeposit,
    async instrumentsNoted(tx, memberId, instruments) {
      await instrumentsNoted(tx, memberId, instruments);
      await protection.notePaidWith(
        tx,
        memberId,
        instruments.map(({ digest }) => digest),
      );
    },
    creditedUnjudged: (tx, deposit) => creditedOverLimit(protection, tx, deposit),
    admit: admitDeposit,
    async placeRules(memberId) {
      const { rules } = await jurisdictionOfMember(memberId);
      return { credit: rules['payments.credit'], currencies: rules['account.currencies'] };
    },
    claims: { disputed: noteDispute, refunded: noteRefund, unknown: (told) => noteUnknown(db, told) },
    emailOf: async (memberId) => (await findMember(db, memberId))?.email,
    log,
  };
  const fields = new Map(payments.payIn.map(({ name, messages }) => [name, messages]));
  const webhooks: WebhookDeps = {
    db,
    providers,
    messages: keepWebhooks({
      db,
      exchange,
      fieldsOf: (provider) => fields.get(provider),
      depositsOf: async (observations) => (await findAttemptsOf(db, observations)).map((attempt) => attempt?.id),
      log,
      clock,
    }),
    applyObservations: (observations) => applyObservations(deposits, observations, 'webhook'),
    log,
  };
  const payoutProviders = payments.payOut.map((it) => it.create({ keep }));
  const mailMember = openMailMember({ settings });
  const cashOuts: CashOutDeps = {
    db,
    settingOf,
    payoutProviders: coins.payouts ? [coins.payouts, ...payoutProviders] : payoutProviders,
    aboutPayment,
    takesBitcoinAddress: coins.isPayoutAddress,
    mayCancel: async (memberId) => (await jurisdictionOfMember(memberId)).rules['cashOut.cancellable'],
    cashOf: async (memberId) => (await bookOf(memberId)).balance.cash,
    rollingAmountOf: (memberId) => rollingAmountOf(memberId),
    hasBonus: async (tx, memberId) => (await findActive(tx, memberId)) !== undefined,
    largestDepositOf,
    owesDeposit,
    disputesDeposit,
    ownsFiles,
    knownProofs: (of, memberId) => knownProofs(of, memberId, clock()),
    handInProofs: (tx, memberId, proofs) => handInProofs(tx, memberId, proofs, clock()),
    acceptProofs,
    mailAccount: (tx, memberId, kind) => mailMember(tx, memberId, kind, () => ({})),
    announce,
    noteAccount: (...noted) => noteAccount(settings.MARK_SECRET, ...noted),
    log,
  };
  const cardDeps = openCards(deposits, ofMoney.find(isCardProvider), {
    hasStates: (country) => places.statesOf(country).length > 0,
    detailsOf: async (memberId) => (await findMember(db, memberId))!,
  });

  const paying = payCashOutsJob(cashOuts);
  const workingOff = workOffWebhooksJob(webhooks);
  const cashOutDesk: DeskDeps = { ...cashOuts, membersOwing, membersDisputing, approvals };
  const depositDesk = { ...deposits, approvals };
  const wake = () => queue.wake(paying);
  return {
    providers,
    aboutPayment,
    coins,
    payoutProviders,
    cashOuts,
    applyByHand: (observation) => applyObservation(deposits, observation, 'desk'),
    handlers: [
      ...onlyWhereServed(region, [...depositRoutes(deposits), ...cardRoutes(cardDeps)]),
      ...depositHistoryRoutes({ ...deposits, coinsOf: (reference) => coinsOfOrder(coins.deps, reference) }),
      ...chainsRoutes({
        chains: coins.deps,
        testWallet: settings.TEST_WALLET_URL ?? null,
        referenceOf: async (memberId, id) => (await findAttempt(db, memberId, id))?.reference,
      }),
      ...cashOutRoutes(cashOuts),
      ...depositDeskRoutes(depositDesk),
      ...cashOutDeskRoutes({ ...cashOutDesk, wake }),
      ...exchangeRoutes({ db }),
    ],
    approved: {
      async 'cashOut.approve'({ subject, checker, proposal }) {
        const approved = await approveNow(cashOutDesk, idOf(subject), checker, proposal.contentHash);
        wake();
        return approved;
      },
      'deposit.credit': ({ maker, proposal }) => creditDeposit(deposits, maker, proposal, 'en'),
      'deposit.creditMore': ({ maker, proposal }) => creditDeposit(deposits, maker, proposal, 'en'),
      'deposit.settle': ({ maker, proposal }) => settleDeposit(deposits, maker, proposal),
    },
    decides: {
      cashOuts: {
        async approve(by, { rowId, contentHash }) {
          const approved = await approveCashOut(cashOutDesk, Number(rowId), by, contentHash);
          wake();
          return approved;
        },
        reject: (by, { rowId, reason }) => decideCashOut(cashOutDesk, 'reject', Number(rowId), by, { reason }),
      },
      payouts: {
        markPaid: (by, { rowId, values }) =>
          decideCashOut(cashOutDesk, 'markPaid', Number(rowId), by, { providerReference: values.reference }),
        giveBack: (by, { rowId, reason }) => decideCashOut(cashOutDesk, 'fail', Number(rowId), by, { reason }),
        reject: (by, { rowId, reason }) => decideCashOut(cashOutDesk, 'reject', Number(rowId), by, { reason }),
      },
      deposits: {
        credit: (by, { rowId, reason, values }) =>
          askToCredit(depositDesk, by, { id: Number(rowId), reason, amount: Number(values.amount) }, 'en'),
        close: (by, { rowId, reason }) => closeDeposit(deposits, by, { id: Number(rowId), reason }),
        settle: (by, { rowId, reason }) => askToSettle(depositDesk, by, { id: Number(rowId), reason }),
      },
    },
    jobs: [
      paying,
      workingOff,
      removeOldWebhooksJob(webhooks),
      removeOldMessagesJob({ db, settingOf, clock }),
      sweepOrdersJob(deposits),
      ...coins.jobs,
    ],
    close: () => exchange.idle(),
    addRoutes(server) {
      depositReturnPage(server, deposits);
      paypalPayPage(server, deposits);
      webhookRoutes(server, webhooks, () => queue.wake(workingOff));
    },
  };
}

/** The number in `cash-out:55`. */
function idOf(subject: string): number {
  return Number(subject.slice(subject.indexOf(':') + 1));
}
