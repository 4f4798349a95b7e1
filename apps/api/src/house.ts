import { join } from 'node:path';
import { openApiDocument } from '@fairhouse/contract/openapi';
import { connect } from '@fairhouse/database';
import { openBook, readBook, rollUp, verifyBooks } from '@fairhouse/ledger';
import { amountOf } from '@fairhouse/money';
import { type Logger, operationRoutes } from '@fairhouse/operation';
import {
  createAdyenProvider,
  createHostedPageProvider,
  createOptionalProviders,
  createSandboxPayouts,
  createStripeProvider,
} from '@fairhouse/payments';
import type { FastifyInstance } from 'fastify';
import { createBoot } from './boot.ts';
import { repeat } from './db/repeat.ts';
import { accessRoutes } from './features/access/access.routes.ts';
import { confirmPassword } from './features/access/confirm-password.ts';
import { lockDefaults } from './features/access/login-failures.store.ts';
import { findMember, findMemberByIdentity, setCredited } from './features/access/member.store.ts';
import { addressesOf, endSessionsOf, sessionDefaults } from './features/access/session.store.ts';
import { createSessions } from './features/access/sessions.ts';
import { openProviders } from './features/access/social/providers.ts';
import { readSocialSettings } from './features/access/social/read-settings.ts';
import { returnPath, socialReturnPage } from './features/access/social/return-page.ts';
import { startTidyingAccess } from './features/access/start-tidying.ts';
import { articlesRoutes } from './features/articles/articles.routes.ts';
import type { BonusDeps } from './features/bonus/bonus.deps.ts';
import { bonusRoutes } from './features/bonus/bonus.routes.ts';
import { findActive } from './features/bonus/bonus.store.ts';
import { bonusDeskRoutes } from './features/bonus/desk/desk.routes.ts';
import { startBonusJobs } from './features/bonus/jobs/start-jobs.ts';
import { rollingAmountOf } from './features/bonus/rolling-amount.ts';
import { startCountingBets } from './features/bonus/start-counting.ts';
import type { CashOutDeps } from './features/cash-out/cash-out.deps.ts';
import { cashOutRoutes } from './features/cash-out/cash-out.routes.ts';
import { lockMemberForCashOut } from './features/cash-out/cash-out.store.ts';
import { compareWithPayouts } from './features/cash-out/compare-with-payouts.ts';
import { cashOutDeskRoutes } from './features/cash-out/desk/desk.routes.ts';
import { startPaying } from './features/cash-out/start-paying.ts';
import { chainsRoutes } from './features/chains/chains.routes.ts';
import { openChains } from './features/chains/open-chains.ts';
import { compareWithChain } from './features/chains/reconcile/compare-with-chain.ts';
import { applyObservation } from './features/deposit/apply-observation.ts';
import { findAttempt, largestDepositOf, owesDeposit } from './features/deposit/attempt.store.ts';
import { cardRoutes } from './features/deposit/cards/card.routes.ts';
import { findCardOfOrder } from './features/deposit/cards/card.store.ts';
import { openCards } from './features/deposit/cards/open-cards.ts';
import type { DepositDeps } from './features/deposit/deposit.deps.ts';
import { depositRoutes } from './features/deposit/deposit.routes.ts';
import { paypalPayPage } from './features/deposit/methods/paypal-page.ts';
import { openFollowUp } from './features/deposit/open-follow-up.ts';
import { compareWithProvider } from './features/deposit/reconcile/compare-with-provider.ts';
import { depositReturnPage } from './features/deposit/return-page.ts';
import { startDepositJanitor } from './features/deposit/start-janitor.ts';
import { profileStatusOf } from './features/documents/describe-documents.ts';
import { documentsDeskRoutes } from './features/documents/desk/desk.routes.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { documentsOf, ownsFiles } from './features/documents/documents.store.ts';
import { pictureRoute } from './features/documents/picture.routes.ts';
import { proofIdsOf } from './features/documents/proof-ids.ts';
import { findGame } from './features/games/catalogue.store.ts';
import { gamesRoutes } from './features/games/games.routes.ts';
import { latestWins } from './features/games/latest-wins.ts';
import { startCountingInvitations } from './features/invite/count-invitations.ts';
import { inviteDeskRoutes } from './features/invite/desk/desk.routes.ts';
import type { InviteDeps } from './features/invite/invite.deps.ts';
import { inviteRoutes } from './features/invite/invite.routes.ts';
import { noteAccount } from './features/invite/note-account.ts';
import { noteJoined } from './features/invite/note-joined.ts';
import { removeOldAddresses } from './features/invite/origin.store.ts';
import { seenWith } from './features/invite/seen-with.ts';
import { listsRoutes } from './features/lists/lists.routes.ts';
import { placesOf } from './features/lists/places.ts';
import { mailDevelopmentPage } from './features/mail/development-page.ts';
import { writeLetter } from './features/mail/letter.ts';
import { insertMail, removeOldMails } from './features/mail/mail.store.ts';
import { createMailMember } from './features/mail/mail-member.ts';
import { startSendingMails } from './features/mail/send-mails.ts';
import { writeMail } from './features/mail/templates.ts';
import { announce } from './features/messages/announce.ts';
import { messagesDeskRoutes } from './features/messages/desk/desk.routes.ts';
import { messagesRoutes } from './features/messages/messages.routes.ts';
import { removeOldNews } from './features/messages/news.store.ts';
import { operatorsRoutes } from './features/operators/operators.routes.ts';
import { createOperators } from './features/operators/operators.ts';
import { promotionsDeskRoutes } from './features/promotions/desk/desk.routes.ts';
import { promotionsRoutes } from './features/promotions/promotions.routes.ts';
import { reconciliationDeskRoutes } from './features/reconciliation/desk/desk.routes.ts';
import type { Day, ReconciliationDeps } from './features/reconciliation/reconciliation.deps.ts';
import { startReconciling } from './features/reconciliation/start-reconciling.ts';
import { onlyWhereServed } from './features/region/only-where-served.ts';
import { regionRoutes } from './features/region/region.routes.ts';
import { openRegion } from './features/region/region.ts';
import { factorKeysOf } from './features/second-factor/keys.ts';
import { answerChallenge } from './features/second-factor/login/answer-challenge.ts';
import { challengeLogin } from './features/second-factor/login/challenge-login.ts';
import type { SecondFactorDeps } from './features/second-factor/second-factor.deps.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts';
import { removeClosedContacts } from './features/support/contact.store.ts';
import { supportDeskRoutes } from './features/support/desk/desk.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { transactionsRoutes } from './features/transactions/transactions.routes.ts';
import { openVendors } from './features/vendors/open-vendors.ts';
import { compareWithVendor } from './features/vendors/reconcile/compare-with-vendor.ts';
import { vendorsRoutes } from './features/vendors/vendors.routes.ts';
import { vipDeskRoutes } from './features/vip/desk/desk.routes.ts';
import { startNotingLevels } from './features/vip/note-levels.ts';
import { standingOf } from './features/vip/standing.store.ts';
import { vipRoutes } from './features/vip/vip.routes.ts';
import { sessionDefaults as gameSessionDefaults } from './features/wallet/authenticate.ts';
import { endGameSessions } from './features/wallet/end-game-sessions.ts';
import { issueLaunchToken } from './features/wallet/issue-launch-token.ts';
import { startSweepSessions } from './features/wallet/sweep-sessions.ts';
import { openWalletDoor } from './features/wallet/wallet.acts.ts';
import { walletRoutes } from './features/wallet/wallet.routes.ts';
import { webhookRoutes } from './features/webhooks/receive-webhook.ts';
import { startWorkingOffWebhooks } from './features/webhooks/work-off-webhooks.ts';
import { createEdgeCountry } from './http/edge-country.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { referencePages } from './http/reference.ts';
import { createServer } from './http/server.ts';
import { siteRoutes } from './http/site.ts';
import { casinoSchema } from './schema.ts';
import type { Settings } from './settings.ts';

/** How old the sums over all books may be; the desk's figures, nobody's balance. */
const rollUpEveryMs = 60_000;
const dayMs = 24 * 3_600_000;
const keepMailsDays = 90;
const keepAddressesDays = 180;
const keepNewsDays = 400;
const keepClosedContactsDays = 400;

export interface House {
  server: FastifyInstance;
  /** Takes no more calls, finishes what was accepted, closes the database. */
  stop(): Promise<void>;
}

/** Builds and wires every part of the casino. Nothing else does. */
export async function openHouse(settings: Settings, logger: Logger): Promise<House> {
  const url = settings.DATABASE_URL;
  const db = connect({ url, schema: casinoSchema, connections: 10 });
  const walletDoor = openWalletDoor({ url, schema: casinoSchema });
  const vendors = await openVendors({
    db,
    secretOf: (name) => (name === 'WALLET_SECRET' ? settings.WALLET_SECRET : process.env[name]),
    logger,
  });

  const sessionSettings = {
    ...sessionDefaults,
    idleMinutes: settings.SESSION_IDLE_MINUTES,
    absoluteHours: settings.SESSION_HOURS,
  };
  const sessions = createSessions(db, sessionSettings);
  const operators = createOperators(db);
  const region = openRegion({
    countryFile: settings.COUNTRY_FILE,
    restrictedCountries: settings.RESTRICTED_COUNTRIES,
    restrictedUrl: settings.RESTRICTED_URL,
  });
  const wins = latestWins(db);
  const places = placesOf(settings.RESTRICTED_COUNTRIES);
  const documents = { db, folder: join(settings.FAIRHOUSE_DATA_DIR, 'files'), signingSecret: settings.SIGNING_SECRET };

  const mailMember = createMailMember({
    recipientOf: findMember,
    origin: settings.PUBLIC_ORIGIN,
    siteName: settings.SITE_NAME,
  });
  const secondFactor: SecondFactorDeps = {
    db,
    keys: factorKeysOf(settings.FACTOR_SECRET),
    siteName: settings.SITE_NAME,
    origin: settings.PUBLIC_ORIGIN,
    confirmPassword: (member, password) => confirmPassword(db, lockDefaults, member.id, password),
    endOtherSessions: endSessionsOf,
    mailMember,
  };

  const bookOf = async (memberId: bigint) => (await readBook(db, memberId))!;
  const bonuses: BonusDeps = {
    db,
    secret: settings.SIGNING_SECRET,
    lockCashOuts: lockMemberForCashOut,
    seenWith: (tx, memberId) => seenWith(settings.SIGNING_SECRET, tx, memberId, addressesOf),
    announce,
    log: logger,
  };
  const rollingOf = async (memberId: bigint) => rollingAmountOf(bonuses, memberId, (await bookOf(memberId)).currency);

  const coins = await openChains(settings.chains, {
    db,
    applyObservation: (observation) => applyObservation(deposits, observation, 'chain'),
    openFollowUp,
    log: logger,
  });
  const cards =
    settings.payments.adyen && createAdyenProvider(settings.payments.adyen, (id) => findCardOfOrder(db, id));
  const providers = new Map(
    [
      createStripeProvider(settings.payments.stripe),
      ...(cards ? [cards] : []),
      ...settings.payments.hostedPages.map((page) => createHostedPageProvider(page)),
      ...createOptionalProviders(settings.payments.optional),
      ...coins.providers,
    ].map((provider) => [provider.name, provider]),
  );
  const payouts = settings.payments.sandboxPayouts && createSandboxPayouts(settings.payments.sandboxPayouts);
  const deposits: DepositDeps = {
    db,
    providers,
    publicOrigin: settings.PUBLIC_ORIGIN,
    markCredited: setCredited,
    emailOf: async (memberId) => (await findMember(db, memberId))?.email,
    log: logger,
  };
  const webhooks = {
    db,
    providers,
    applyObservation: (observation: Parameters<typeof applyObservation>[1]) =>
      applyObservation(deposits, observation, 'webhook'),
    log: logger,
  };
  const cashOuts: CashOutDeps = {
    db,
    payoutProviderOf: (method) => (method === 'BTC' ? (coins.payouts ?? payouts) : payouts),
    takesBitcoinAddress: coins.isPayoutAddress,
    cashOf: async (memberId) => (await bookOf(memberId)).balance.cash,
    rollingAmountOf: rollingOf,
    hasBonus: async (tx, memberId) => (await findActive(tx, memberId)) !== undefined,
    largestDepositOf,
    owesDeposit,
    ownsFiles,
    announce,
    noteAccount: (...noted) => noteAccount(settings.SIGNING_SECRET, ...noted),
    log: logger,
  };
  const invitations: InviteDeps = {
    db,
    secret: settings.SIGNING_SECRET,
    agentPercent: settings.AGENT_BONUS_PERCENT,
    announce,
    addressesOf,
    profileStatusOf: async (memberId) => profileStatusOf(await documentsOf(db, memberId)),
    log: logger,
  };

  const reconciliation: ReconciliationDeps = {
    db,
    parts: () => [
      ...[...providers.values()].map((provider) => ({
        name: `deposits at ${provider.name}`,
        compare: (day: Day) => compareWithProvider(db, provider, day),
      })),
      ...[...coins.deps.chains.values()].map((open) => ({
        name: `chain ${open.client.chain}`,
        compare: (day: Day) => compareWithChain(coins.deps, open, day),
      })),
      { name: 'cash-outs', compare: (day) => compareWithPayouts(cashOuts, day) },
      ...vendors.all().flatMap(({ id, secret, reportUrl }) =>
        reportUrl
          ? [
              {
                name: `rounds of ${id}`,
                compare: (day: Day) => compareWithVendor(db, { id, secret, reportUrl }, day),
              },
            ]
          : [],
      ),
    ],
    log: logger,
  };

  const paying = startPaying(cashOuts);
  const workingOff = startWorkingOffWebhooks(webhooks);
  const bonusJobs = await startBonusJobs(bonuses, url);
  const jobs: { stop(): Promise<void> }[] = [
    paying,
    workingOff,
    startDepositJanitor(deposits),
    ...coins.watch(),
    startSweepSessions({ db, logger }),
    startTidyingAccess(db, logger),
    startNotingLevels({ db, announce }, logger),
    startCountingInvitations(invitations),
    startCountingBets(bonuses),
    bonusJobs,
    startReconciling(reconciliation),
    repeat(dayMs, () => removeOldAddresses(db, keepAddressesDays).then(() => 0), logger),
    repeat(dayMs, () => removeOldMails(db, keepMailsDays).then(() => 0), logger),
    repeat(dayMs, () => removeOldNews(db, keepNewsDays).then(() => 0), logger),
    repeat(dayMs, () => removeClosedContacts(db, keepClosedContactsDays).then(() => 0), logger),
    repeat(rollUpEveryMs, () => rollUp(db).then(() => 0), logger),
    ...(settings.SMTP_URL
      ? [startSendingMails(db, { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM }, logger)]
      : []),
  ];

  const socialProviders = openProviders(readSocialSettings(settings), settings.PUBLIC_ORIGIN + returnPath);
  const rateLimits = createRateLimits({
    callsPerMinute: settings.CALLS_PER_MINUTE,
    guessesPerMinute: settings.GUESSES_PER_MINUTE,
  });
  const edgeCountry = createEdgeCountry({
    trustedProxies: settings.TRUSTED_PROXIES,
    countryHeader: settings.COUNTRY_HEADER,
  });
  const server = await createServer({
    handlers: [
      ...accessRoutes({
        db,
        origin: settings.PUBLIC_ORIGIN,
        sessions: sessionSettings,
        lock: lockDefaults,
        mails: {
          send: (tx, mail) =>
            insertMail(tx, mail.to, writeMail(mail.kind, mail.language, mail.values, settings.SITE_NAME)),
        },
        games: { endGameSessions },
        joining: {
          openBook,
          noteJoined: (tx, joined) => noteJoined(invitations, tx, joined),
          checkPlace(countryCode, stateCode) {
            const country = places.countries.find(({ isoCode2 }) => isoCode2 === countryCode);
            if (!country) return 'countryCode';
            if (region.isRestricted(countryCode)) return 'restricted';
            const states = places.statesOf(countryCode);
            return states.length === 0 || states.some(({ code }) => code === stateCode) ? 'ok' : 'stateCode';
          },
        },
        secondFactor: {
          challengeOf: (memberId) => challengeLogin(secondFactor, memberId),
          answer: (challenge, answer) => answerChallenge(secondFactor, challenge, answer),
        },
        verification: {
          afterFailures: settings.PICTURE_AFTER_FAILURES,
          afterJoins: settings.PICTURE_AFTER_JOINS,
        },
        describing: {
          balanceOf: async (memberId) => (await bookOf(memberId)).balance,
          rollingAmountOf: (memberId, currency) => rollingAmountOf(bonuses, memberId, currency),
          proofsOf: async (memberId) => proofIdsOf(await documentsOf(db, memberId)),
          countryName: places.countryName,
          vipOf: async (memberId) => (await standingOf(db, memberId))!,
        },
        social: { providers: socialProviders, log: logger },
        isRestricted: (address, edgeCountry) => region.isRestricted(region.countryOf(address, edgeCountry)),
      }),
      ...listsRoutes({ places, exchangeRates: settings.EXCHANGE_RATES }),
      ...regionRoutes({ region }),
      ...documentsRoutes(documents),
      ...documentsDeskRoutes({ ...documents, origin: settings.PUBLIC_ORIGIN, mailMember }),
      ...secondFactorRoutes(secondFactor),
      ...articlesRoutes({
        db,
        places: {
          siteName: settings.SITE_NAME,
          siteEmail: settings.SITE_EMAIL,
          domain: new URL(settings.PUBLIC_ORIGIN).host,
        },
      }),
      ...supportRoutes({
        contact: {
          withdrawRulePageUrl: settings.WITHDRAW_RULE_PAGE_URL,
          promotionPageUrl: settings.PROMOTION_PAGE_URL,
          telegramLink: settings.TELEGRAM_LINK,
          whatsAppNumber: settings.WHATSAPP_NUMBER,
          whatsAppQrCode: settings.WHATSAPP_QR_CODE,
          siteEmail: settings.SITE_EMAIL,
          chatScript: settings.CHAT_SCRIPT,
        },
        db,
        siteEmail: settings.SITE_EMAIL,
        sendLetter: (tx, letter) => insertMail(tx, letter.to, writeLetter(letter, settings.SITE_NAME)),
      }),
      ...supportDeskRoutes({ db }),
      ...vipRoutes({ db }),
      ...vipDeskRoutes({ db }),
      ...inviteRoutes(invitations),
      ...inviteDeskRoutes({ db }),
      ...vendorsRoutes({ vendors }),
      ...gamesRoutes({
        db,
        vendors,
        region,
        latestWins: wins,
        issueLaunchToken: (launch) => issueLaunchToken(db, launch),
      }),
      ...onlyWhereServed(region, depositRoutes(deposits)),
      ...onlyWhereServed(
        region,
        cardRoutes(
          openCards(deposits, cards, settings.payments.adyen?.clientKey, {
            hasStates: (country) => places.statesOf(country).length > 0,
            detailsOf: async (memberId) => (await findMember(db, memberId))!,
          }),
        ),
      ),
      ...chainsRoutes({
        chains: coins.deps,
        testWallet: settings.TEST_WALLET_URL ?? null,
        referenceOf: async (memberId, id) => (await findAttempt(db, memberId, id))?.reference,
      }),
      ...cashOutRoutes(cashOuts),
      ...cashOutDeskRoutes({ db, announce, wake: paying.wake }),
      ...bonusRoutes(bonuses),
      ...bonusDeskRoutes(bonuses, bonusJobs),
      ...messagesRoutes({ db }),
      ...messagesDeskRoutes({ db }),
      ...promotionsRoutes({ db, isPlayable: async (gameId) => (await findGame(db, gameId))?.enabled === 1 }),
      ...promotionsDeskRoutes({ db }),
      ...transactionsRoutes({ db, siteName: settings.SITE_NAME }),
      ...reconciliationDeskRoutes(reconciliation),
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
        rollingAmountOf: rollingOf,
        async verifyBooks(memberId) {
          const { books, postings, findingCount, findings } = await verifyBooks(db, { memberId });
          return { books, postings, faultCount: findingCount, faults: findings };
        },
      }),
    ],
    sessions,
    operators,
    rateLimits,
    edgeCountry,
    settings: { trustedProxies: settings.TRUSTED_PROXIES },
    logger,
  });

  await walletRoutes(server, { db, door: walletDoor, vendors, sessions: gameSessionDefaults });
  operationRoutes(server, { ready: async () => (await db.query('select 1')).rowCount === 1 });
  await siteRoutes(server, {
    edgeCountry,
    folder: settings.SITE_FOLDER,
    chatOrigins: chatOriginsOf(settings),
    cardOrigins: settings.payments.adyen?.clientKey ? ['https://checkoutshopper-live.adyen.com'] : [],
    frameOrigins: [settings.STUDIO_ORIGIN, new URL(settings.payments.stripe.frameUrl).origin],
    boot: createBoot(db, region, wins),
  });
  await referencePages(server, openApiDocument({ version: '1' }));
  pictureRoute(server, { ...documents, sessions, operators, rateLimits });
  socialReturnPage(server, {
    db,
    log: logger,
    providers: socialProviders,
    origin: settings.PUBLIC_ORIGIN,
    rateLimits,
  });
  depositReturnPage(server, deposits);
  paypalPayPage(server, deposits);
  webhookRoutes(server, webhooks, workingOff.wake);
  if (settings.NODE_ENV !== 'production' && !settings.SMTP_URL) mailDevelopmentPage(server, db);

  return {
    server,
    async stop() {
      await server.close();
      await Promise.all(jobs.map((job) => job.stop()));
      await vendors.stop();
      await walletDoor.close();
      await db.end();
    },
  };
}

/** The origins the chat widget needs; its script's own is always one of them. None without a widget. */
function chatOriginsOf({ CHAT_SCRIPT, CHAT_ORIGINS }: Settings): string[] {
  return CHAT_SCRIPT === '' ? [] : [...new Set([new URL(CHAT_SCRIPT).origin, ...CHAT_ORIGINS])];
}
