import { isCardProvider, type Observation } from '@fairhouse/payments';
import { providersInIncident } from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import type { Bonuses } from '../../growth/wiring/bonuses.ts';
import { announce, findMember, setAllCredited, setCredited } from '../../players/index.ts';
import type { IdentityService } from '../../players/wiring/identity.ts';
import { onlyWhereServed } from '../../protection/index.ts';
import type { Protection } from '../../protection/wiring/limits.ts';
import type { Service } from '../../service.ts';
import { chainsRoutes } from '../chains/chains.routes.ts';
import { coinsOfOrder } from '../chains/coins-of-order.ts';
import { applyObservation } from '../deposit/apply-observation.ts';
import { findAttempt } from '../deposit/attempt.store.ts';
import { cardRoutes } from '../deposit/cards/card.routes.ts';
import { openCards } from '../deposit/cards/open-cards.ts';
import { appleDomainPage } from '../deposit/cards/wallets/apple-domain-page.ts';
import type { DepositDeps } from '../deposit/deposit.deps.ts';
import { depositRoutes } from '../deposit/deposit.routes.ts';
import { closeDeposit } from '../deposit/desk/close.ts';
import { creditDeposit } from '../deposit/desk/credit.ts';
import { depositDeskRoutes } from '../deposit/desk/desk.routes.ts';
import { askToCredit, askToSettle } from '../deposit/desk/second-word.ts';
import { settleDeposit } from '../deposit/desk/settle.ts';
import { depositHistoryRoutes } from '../deposit/history/history.routes.ts';
import { paypalPayPage } from '../deposit/methods/paypal-page.ts';
import { depositReturnPage } from '../deposit/return-page.ts';
import { countAcceptanceJob } from '../deposit/routing/count-acceptance.ts';
import type { RoutingDeps } from '../deposit/routing/routing.deps.ts';
import { routingRoutes } from '../deposit/routing/routing.routes.ts';
import { switchTo } from '../deposit/routing/switch-routing.ts';
import { sweepOrdersJob } from '../deposit/sweep-orders.ts';
import { noteDispute, noteRefund, noteUnknown } from '../disputes/note-claim.ts';
import { creditedOverLimit } from './credited-over-limit.ts';
import type { Providers } from './providers.ts';
import type { Velocity } from './velocity.ts';

export interface Deposits extends Service {
  deps: DepositDeps;
  /** Applies what a chain has shown of an order. */
  applyFromChain(observation: Observation): ReturnType<typeof applyObservation>;
  /** What people enter about a payment by hand goes through the same door as a provider's word. */
  applyByHand(observation: Observation): Promise<unknown>;
}

/** Every way to pay in: by cards, providers and chains, as players and as staff act on it. */
export function openDeposits(
  foundation: Foundation,
  { exchange: { aboutPayment }, coins, ofMoney, payIn, walletTokens }: Providers,
  { instrumentsNoted }: Pick<Bonuses, 'instrumentsNoted'>,
  protection: Pick<Protection, 'guardDeposit' | 'notePaidWith' | 'depositsOverLimit' | 'ofMembers'>,
  { admitDeposit }: Pick<IdentityService, 'admitDeposit'>,
  velocity: Pick<Velocity, 'check'>,
): Deposits {
  const {
    settings,
    live: { settingOf },
    db,
    log,
    region,
    places,
    approvals,
    jurisdictionOfMember,
  } = foundation;
  const deposits: DepositDeps = {
    db,
    settingOf,
    providers: payIn,
    aboutPayment,
    publicOrigin: settings.PUBLIC_ORIGIN,
    markCredited: setCredited,
    markAllCredited: setAllCredited,
    secret: settings.EXCLUDED_PERSON_KEY,
    guard: protection.guardDeposit,
    velocity: velocity.check,
    isBarred: protection.ofMembers.isBarred,
    providersInIncident: () => providersInIncident(db),
    async instrumentsNoted(tx, memberId, instruments) {
      await instrumentsNoted(tx, memberId, instruments);
      await protection.notePaidWith(
        tx,
        memberId,
        instruments.map(({ digest }) => digest),
      );
    },
    creditedUnjudged: (tx, deposit) => creditedOverLimit(protection, tx, deposit),
    tellCredited: (tx, { id, memberId, amount }) =>
      announce(tx, { memberId, kind: 'depositCredited', about: `deposit:${id}`, values: { amount } }),
    admit: admitDeposit,
    async placeRules(memberId) {
      const { rules } = await jurisdictionOfMember(memberId);
      return { credit: rules['payments.credit'], currencies: rules['account.currencies'] };
    },
    claims: { disputed: noteDispute, refunded: noteRefund, unknown: (reported) => noteUnknown(db, reported) },
    emailOf: async (memberId) => (await findMember(db, memberId))?.email,
    log,
  };
  const cardDeps = openCards(deposits, ofMoney.find(isCardProvider), {
    name: settings.SITE_NAME,
    walletTokens,
    hasStates: (country) => places.statesOf(country).length > 0,
    detailsOf: async (memberId) => (await findMember(db, memberId))!,
  });

  const desk = { ...deposits, approvals };
  const routing: RoutingDeps = { ...deposits, approvals };
  return {
    deps: deposits,
    applyFromChain: (observation) => applyObservation(deposits, observation, 'chain'),
    applyByHand: (observation) => applyObservation(deposits, observation, 'desk'),
    handlers: [
      ...onlyWhereServed(region, [...depositRoutes(deposits), ...cardRoutes(cardDeps)]),
      ...depositHistoryRoutes({ ...deposits, coinsOf: (reference) => coinsOfOrder(coins.deps, reference) }),
      ...chainsRoutes({
        chains: coins.deps,
        testWallet: settings.TEST_WALLET_URL ?? null,
        referenceOf: async (memberId, id) => (await findAttempt(db, memberId, id))?.reference,
      }),
      ...depositDeskRoutes(desk),
      ...routingRoutes(routing),
    ],
    approved: {
      'deposit.credit': ({ maker, proposal }) => creditDeposit(deposits, maker, proposal, 'en'),
      'deposit.creditMore': ({ maker, proposal }) => creditDeposit(deposits, maker, proposal, 'en'),
      'deposit.settle': ({ maker, proposal }) => settleDeposit(deposits, maker, proposal),
      'routing.switchOn': ({ maker, proposal }) => switchTo(routing, maker, 'on', proposal),
    },
    decides: {
      deposits: {
        credit: (by, { rowId, reason, values }) =>
          askToCredit(desk, by, { id: Number(rowId), reason, amount: Number(values.amount) }, 'en'),
        close: (by, { rowId, reason }) => closeDeposit(deposits, by, { id: Number(rowId), reason }),
        settle: (by, { rowId, reason }) => askToSettle(desk, by, { id: Number(rowId), reason }),
      },
    },
    jobs: [sweepOrdersJob(deposits), countAcceptanceJob(routing), ...coins.jobs],
    addRoutes(server) {
      depositReturnPage(server, deposits);
      paypalPayPage(server, deposits);
      appleDomainPage(server, settings.payments);
    },
  };
}
