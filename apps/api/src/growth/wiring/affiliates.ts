import type { CashOutMethodCode } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { limitExactly } from '@fairhouse/operation';
import type { PayoutProvider } from '@fairhouse/payments';
import {
  dailyRatesOn,
  inCurrency,
  mostTries,
  newSecret,
  openReceiver,
  signatureOf,
  waitSeconds,
} from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import type { SessionPartner } from '../../http/session.ts';
import { isAllowedEndpoint } from '../../lib/outgoing-address.ts';
import { deriveKey, sealingWith } from '../../lib/sealing.ts';
import { hashToken } from '../../lib/secret-token.ts';
import { checkDestination, lastFinishedDay, maskedDestination, minorLinesOf, summedUp } from '../../money/index.ts';
import { insertMail, writeLetter } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import type { AffiliatesDeps } from '../affiliates/affiliates.deps.ts';
import { affiliatesRoutes } from '../affiliates/affiliates.routes.ts';
import { attribute, type JoinedByClick } from '../affiliates/attribution/attribute.ts';
import { sumAffiliateDaysJob } from '../affiliates/days/sum-days.ts';
import { setTermsNow } from '../affiliates/partner/set-terms.ts';
import { payStatementsJob } from '../affiliates/paying/pay-statements.ts';
import { portalRoutes } from '../affiliates/portal/portal.routes.ts';
import { findSession } from '../affiliates/portal/session.store.ts';
import { partnerIdleMinutes } from '../affiliates/portal/sign-in.ts';
import { sendPostbacksJob } from '../affiliates/postbacks/send-postbacks.ts';
import { adjustNow } from '../affiliates/statement/adjust.ts';
import { closeStatementsJob } from '../affiliates/statement/close-statements.ts';
import { askForStatement, decideStatementNow, holdStatement } from '../affiliates/statement/decide-statement.ts';
import { accountOrigin, addressOrigin, deviceOrigin } from '../invitations/origin-hash.ts';

/** A click is good for so long, and one connection is counted so often in an hour. */
const attributionDays = 30;
const clicksAnHour = 20;

/** What pays partners; the area of money is wired after this one. */
interface PaysBy {
  providers: readonly PayoutProvider[];
  takesBitcoinAddress(address: string): boolean;
}

export interface Affiliates extends Service {
  attribute(tx: Transaction, joined: JoinedByClick): Promise<void>;
  findPartner(token: string): Promise<SessionPartner | undefined>;
  payBy(payouts: PaysBy): void;
}

/** Affiliate partners: who brought which players, what that earns, and how it is paid. */
export function openAffiliates(foundation: Foundation): Affiliates {
  const { settings, db, log, queue, counts, approvals, jurisdictionOf, jurisdictionsOfMembers } = foundation;
  const former = settings.FACTOR_SECRET_FORMER;
  const keyOf = (secret: string) => deriveKey(secret, 'fairhouse affiliates: secrets');
  const addresses = { loopback: settings.NODE_ENV !== 'production' };
  const receiver = openReceiver(addresses);
  let paysBy: PaysBy = { providers: [], takesBitcoinAddress: () => false };
  const deps: AffiliatesDeps = {
    db,
    log,
    approvals,
    clickKey: deriveKey(settings.FACTOR_SECRET, 'fairhouse affiliates: clicks'),
    sealing: sealingWith(keyOf(settings.FACTOR_SECRET), former === undefined ? undefined : keyOf(former)),
    siteName: settings.SITE_NAME,
    origin: settings.PUBLIC_ORIGIN,
    attributionDays,
    mayCount: limitExactly({ name: 'affiliateClicks', most: clicksAnHour, seconds: 3_600 }, counts),
    originOf: (kind, value) =>
      (kind === 'device' ? deviceOrigin : addressOrigin)(settings.EXCLUDED_PERSON_KEY, value).hash,
    accountOf: (method, fields) => accountOrigin(settings.EXCLUDED_PERSON_KEY, method, fields).hash,
    checkDestination: (method, { accountNumber, ...fields }) =>
      checkDestination(
        method as CashOutMethodCode,
        {
          ...fields,
          accountNumber: accountNumber ?? fields.address ?? fields.payId,
          payoutData: { accountName: fields.accountName, toAccount: fields.toAccount },
        },
        (address) => paysBy.takesBitcoinAddress(address),
      ),
    maskedDestination,
    allowedAt: (countryCode, stateCode) => jurisdictionOf(countryCode, stateCode).rules['affiliates.allowed'],
    async notAllowed(tx, memberIds) {
      const places = await jurisdictionsOfMembers(memberIds, tx);
      return new Set([...places].flatMap(([id, { rules }]) => (rules['affiliates.allowed'] ? [] : [id])));
    },
    postedUntil: () => summedUp(db),
    lastFinishedDay: () => lastFinishedDay(db),
    linesOf: minorLinesOf,
    ratesOn: (day) => dailyRatesOn(db, day),
    convert: (amount, to: Currency, rates) =>
      inCurrency(amount, to, new Map([...rates].map(([code, perUsd]) => [code, { day: '', perUsd }]))),
    payouts: () => paysBy,
    postback: {
      isAllowed: (url) => isAllowedEndpoint(url, addresses),
      newSecret,
      signatureOf,
      post: receiver.post,
      waitSeconds: (tries, asked) => (tries >= mostTries ? null : waitSeconds(tries, asked)),
    },
    mail: (tx, to, letter) => insertMail(tx, to, writeLetter({ ...letter, language: 'en' }, settings.SITE_NAME)),
    wake: () => queue.wake(paying),
    clock: () => new Date(),
  };
  const paying = payStatementsJob(deps);
  return {
    handlers: [...affiliatesRoutes(deps), ...portalRoutes(deps)],
    jobs: [sumAffiliateDaysJob(deps), closeStatementsJob(deps), paying, sendPostbacksJob(deps)],
    approved: {
      'affiliate.setTerms': ({ maker, proposal }) => setTermsNow(deps, maker, proposal),
      'affiliate.adjust': ({ maker, proposal }) => adjustNow(deps, maker, proposal),
      'affiliate.releaseStatement': ({ maker, proposal }) => decideStatementNow(deps, maker, 'release', proposal),
      'affiliate.approveStatement': ({ maker, proposal }) => decideStatementNow(deps, maker, 'approve', proposal),
    },
    decides: {
      affiliateStatements: {
        approve: (by, { rowId, contentHash, reason }) =>
          askForStatement(deps, by, 'approve', { id: Number(rowId), digest: contentHash, reason: reason ?? '' }),
        hold: (by, { rowId, reason }) => holdStatement(deps, by, { id: Number(rowId), reason: reason ?? '' }),
      },
    },
    attribute: (tx, joined) => attribute(deps, tx, joined),
    async findPartner(token) {
      const id = await findSession(db, hashToken(token), { at: new Date(), idleMinutes: partnerIdleMinutes });
      return id === undefined ? undefined : { id };
    },
    payBy(payouts) {
      paysBy = payouts;
    },
    close: async () => receiver.close(),
  };
}
