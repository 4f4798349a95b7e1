import { join } from 'node:path';
import { openApiDocument } from '@fairhouse/contract/openapi';
import { connect } from '@fairhouse/database';
import { openBook, readBook, rollUp, verifyBooks } from '@fairhouse/ledger';
import { amountOf, zero } from '@fairhouse/money';
import { type Logger, operationRoutes } from '@fairhouse/operation';
import { createSandboxPayouts, createStripeProvider } from '@fairhouse/payments';
import type { FastifyInstance } from 'fastify';
import { createBoot } from './boot.ts';
import { repeat } from './db/repeat.ts';
import { accessRoutes } from './features/access/access.routes.ts';
import { lockDefaults } from './features/access/login-failures.store.ts';
import { findMember, findMemberByIdentity, setCredited } from './features/access/member.store.ts';
import { sessionDefaults } from './features/access/session.store.ts';
import { createSessions } from './features/access/sessions.ts';
import { startTidyingAccess } from './features/access/start-tidying.ts';
import type { CashOutDeps } from './features/cash-out/cash-out.deps.ts';
import { cashOutRoutes } from './features/cash-out/cash-out.routes.ts';
import { cashOutDeskRoutes } from './features/cash-out/desk/desk.routes.ts';
import { startPaying } from './features/cash-out/start-paying.ts';
import { applyObservation } from './features/deposit/apply-observation.ts';
import { largestDepositOf, owesDeposit } from './features/deposit/attempt.store.ts';
import type { DepositDeps } from './features/deposit/deposit.deps.ts';
import { depositRoutes } from './features/deposit/deposit.routes.ts';
import { depositReturnPage } from './features/deposit/return-page.ts';
import { startDepositJanitor } from './features/deposit/start-janitor.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { documentsOf, ownsFiles } from './features/documents/documents.store.ts';
import { pictureRoute } from './features/documents/picture.routes.ts';
import { proofIdsOf } from './features/documents/proof-ids.ts';
import { gamesRoutes } from './features/games/games.routes.ts';
import { listsRoutes } from './features/lists/lists.routes.ts';
import { placesOf } from './features/lists/places.ts';
import { mailDevelopmentPage } from './features/mail/development-page.ts';
import { insertMail, removeOldMails } from './features/mail/mail.store.ts';
import { startSendingMails } from './features/mail/send-mails.ts';
import { writeMail } from './features/mail/templates.ts';
import { operatorsRoutes } from './features/operators/operators.routes.ts';
import { createOperators } from './features/operators/operators.ts';
import { regionRoutes } from './features/region/region.routes.ts';
import { openRegion } from './features/region/region.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { transactionsRoutes } from './features/transactions/transactions.routes.ts';
import { openVendors } from './features/vendors/open-vendors.ts';
import { vendorsRoutes } from './features/vendors/vendors.routes.ts';
import { sessionDefaults as gameSessionDefaults } from './features/wallet/authenticate.ts';
import { endGameSessions } from './features/wallet/end-game-sessions.ts';
import { issueLaunchToken } from './features/wallet/issue-launch-token.ts';
import { startSweepSessions } from './features/wallet/sweep-sessions.ts';
import { openWalletDoor } from './features/wallet/wallet.acts.ts';
import { walletRoutes } from './features/wallet/wallet.routes.ts';
import { webhookRoutes } from './features/webhooks/receive-webhook.ts';
import { startWorkingOffWebhooks } from './features/webhooks/work-off-webhooks.ts';
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
  const places = placesOf(settings.RESTRICTED_COUNTRIES);
  const documents = { db, folder: join(settings.FAIRHOUSE_DATA_DIR, 'files'), signingSecret: settings.SIGNING_SECRET };

  const bookOf = async (memberId: bigint) => (await readBook(db, memberId))!;
  // No bonus is granted yet, so nothing has to be wagered first; the bonus rules own this figure.
  const rollingAmountOf = async (memberId: bigint) => zero((await bookOf(memberId)).currency);

  const stripe = createStripeProvider(settings.payments.stripe);
  const providers = new Map([[stripe.name, stripe]]);
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
    payoutProviderOf: () => payouts,
    cashOf: async (memberId) => (await bookOf(memberId)).balance.cash,
    rollingAmountOf,
    largestDepositOf,
    owesDeposit,
    ownsFiles,
    log: logger,
  };

  const paying = startPaying(cashOuts);
  const workingOff = startWorkingOffWebhooks(webhooks);
  const jobs: { stop(): Promise<void> }[] = [
    paying,
    workingOff,
    startDepositJanitor(deposits),
    startSweepSessions({ db, logger }),
    startTidyingAccess(db, logger),
    repeat(dayMs, () => removeOldMails(db, keepMailsDays).then(() => 0), logger),
    repeat(rollUpEveryMs, () => rollUp(db).then(() => 0), logger),
    ...(settings.SMTP_URL
      ? [startSendingMails(db, { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM }, logger)]
      : []),
  ];

  const rateLimits = createRateLimits({
    callsPerMinute: settings.CALLS_PER_MINUTE,
    guessesPerMinute: settings.GUESSES_PER_MINUTE,
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
          checkPlace(countryCode, stateCode) {
            const country = places.countries.find(({ isoCode2 }) => isoCode2 === countryCode);
            if (!country) return 'countryCode';
            if (region.isRestricted(countryCode)) return 'restricted';
            const states = places.statesOf(countryCode);
            return states.length === 0 || states.some(({ code }) => code === stateCode) ? 'ok' : 'stateCode';
          },
        },
        describing: {
          balanceOf: async (memberId) => (await bookOf(memberId)).balance,
          proofsOf: async (memberId) => proofIdsOf(await documentsOf(db, memberId)),
          countryName: places.countryName,
        },
        isRestricted: (address, edgeCountry) => region.isRestricted(region.countryOf(address, edgeCountry)),
      }),
      ...listsRoutes({ places, exchangeRates: settings.EXCHANGE_RATES }),
      ...regionRoutes({ region }),
      ...documentsRoutes(documents),
      ...supportRoutes({
        contact: {
          withdrawRulePageUrl: settings.WITHDRAW_RULE_PAGE_URL,
          promotionPageUrl: settings.PROMOTION_PAGE_URL,
          telegramLink: settings.TELEGRAM_LINK,
          whatsAppNumber: settings.WHATSAPP_NUMBER,
          whatsAppQrCode: settings.WHATSAPP_QR_CODE,
        },
      }),
      ...vendorsRoutes({ vendors }),
      ...gamesRoutes({ db, vendors, region, issueLaunchToken: (launch) => issueLaunchToken(db, launch) }),
      ...depositRoutes(deposits),
      ...cashOutRoutes(cashOuts),
      ...cashOutDeskRoutes({ db, wake: paying.wake }),
      ...transactionsRoutes({ db }),
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
        rollingAmountOf,
        async verifyBooks(memberId) {
          const { books, postings, findingCount, findings } = await verifyBooks(db, { memberId });
          return { books, postings, faultCount: findingCount, faults: findings };
        },
      }),
    ],
    sessions,
    operators,
    rateLimits,
    settings: { trustedProxies: settings.TRUSTED_PROXIES, countryHeader: settings.COUNTRY_HEADER },
    logger,
  });

  await walletRoutes(server, { db, door: walletDoor, vendors, sessions: gameSessionDefaults });
  operationRoutes(server, { ready: async () => (await db.query('select 1')).rowCount === 1 });
  await siteRoutes(server, {
    folder: settings.SITE_FOLDER,
    frameOrigins: [settings.STUDIO_ORIGIN, new URL(settings.payments.stripe.frameUrl).origin],
    boot: createBoot(db, region),
  });
  await referencePages(server, openApiDocument({ version: '1' }));
  pictureRoute(server, { ...documents, sessions, operators, rateLimits });
  depositReturnPage(server, deposits);
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
