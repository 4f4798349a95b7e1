import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { grantFreeRounds, lockBook, postWithin, readBook } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { publicKeyOf, signingKeyOf } from '@fairhouse/vendor-certification/source';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { Foundation } from '../../foundation.ts';
import { addTestMember, suspendWithin } from '../../players/index.ts';
import type { Settings } from '../../settings.ts';
import { lockCatalogue } from '../games/catalogue/change.store.ts';
import { saveGame, saveLimits } from '../games/catalogue.store.ts';
import { gameIdFor } from '../games/packages/package.store.ts';
import type { SandboxDeps } from '../sandbox/sandbox.deps.ts';
import type { TestPlayers } from '../sandbox/test-players.ts';
import { readTestRounds } from '../sandbox/test-round.store.ts';
import { sandboxVendorPrefix } from '../sandbox/watch-calls.ts';
import type { VendorRegistry } from '../vendors/open-vendors.ts';
import { countVendors, saveVendor } from '../vendors/vendors.store.ts';
import { endGameSessions } from '../wallet/end-game-sessions.ts';
import { issueLaunchToken, launchLifetimeMs } from '../wallet/issue-launch-token.ts';
import { verifySignature } from '../wallet/signature.ts';
import { writePromotion } from '../wallet/vendor-promotion.store.ts';

const secretPrefix = 'SANDBOX:';
const mostVendors = 500;
const hourMs = 3_600_000;
/** Least and most of one bet, in minor units, in every currency: the cases know them. */
const limits: [bigint, bigint] = [20n, 10_000n];
/** In minor units, in every currency: the cases know the largest win, and cost far less than the budget of a day. */
const promotionBounds = { mayGrant: true, winMost: 1_000_000n, daily: 10_000_000n };
const currencies: Currency[] = ['USD', 'EUR', 'BRL', 'BTC'];

/**
 * Undefined where there is no sandbox for studios: without SANDBOX=on, and in production always. Secrets of its vendors are
 * derived from the wallet's, so that none is stored, and in production none of them is a vendor.
 */
export function sandboxKeys({ payments, NODE_ENV, WALLET_SECRET }: Settings) {
  if (payments.mode !== 'sandbox' || NODE_ENV === 'production') return undefined;
  return {
    secretOf: (name: string) =>
      name.startsWith(secretPrefix) && !name.endsWith('_FORMER')
        ? createHmac('sha256', WALLET_SECRET).update(name).digest('base64url')
        : undefined,
  };
}

/** Whose signature under a report of a certification counts: the casinos that a setting names, and the sandbox of this one. */
export function trustedKeysIn(settings: Settings): string[] {
  const own = sandboxKeys(settings) ? [publicKeyOf(signingKeyOf(settings.WALLET_SECRET))] : [];
  return [...settings.CERTIFICATION_KEYS, ...own];
}

/** What the sandbox for studios uses of the other features. */
export function sandboxDepsOf(
  { db, settings, log }: Foundation,
  vendors: VendorRegistry,
  players: TestPlayers,
  server: FastifyInstance,
): SandboxDeps {
  const gameOf = (vendor: string) => `${vendor}-game`;
  return {
    players,
    gameOf,
    publicOrigin: settings.PUBLIC_ORIGIN,
    signingSecret: settings.WALLET_SECRET,
    onFailure: (err, runId) => log.error({ err, runId }, 'a certification could not be run'),
    ownAddress: () => `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async vendorOfCall(call) {
      await vendors.upToDate();
      const calling = verifySignature(call, vendors);
      const vendor = calling && vendors.find(calling.id);
      return vendor?.id.startsWith(sandboxVendorPrefix) ? vendor : undefined;
    },
    async addVendor({ name, launchUrl, reportUrl }) {
      const id = `${sandboxVendorPrefix}${randomBytes(5).toString('hex')}`;
      const isAdded = await inTransaction(db, async (tx) => {
        await lockCatalogue(tx);
        if ((await countVendors(tx, sandboxVendorPrefix)) >= mostVendors) return false;
        await saveVendor(tx, {
          id,
          name,
          secretName: `${secretPrefix}${id}`,
          launchUrl,
          reportUrl,
          needsCertification: true,
        });
        const code = gameOf(id);
        const gameId = await gameIdFor(tx, code);
        if (gameId === undefined) return false;
        const place = { category: 'Table Games', sortIndex: gameId, comingSoon: false } as const;
        await saveGame(tx, {
          id: gameId,
          code,
          vendor: id,
          name: `Test game of ${name}`,
          cover: '/art/open-game.svg',
          ...place,
        });
        for (const currency of currencies) {
          await saveLimits(tx, code, currency, limits);
          await writePromotion(tx, { vendor: id, currency, ...promotionBounds, setBy: 'system:sandbox' });
        }
        await recordAuditEvent(tx, {
          actor: 'system:sandbox',
          subject: `vendor:${id}`,
          command: 'vendor.add',
          after: { id, name, launchUrl, reportUrl },
        });
        return true;
      });
      if (!isAdded) return undefined;
      await vendors.readAgain();
      return { id, secret: vendors.find(id)!.secret };
    },
    addPlayer: (currency, balance) =>
      inTransaction(db, async (tx) => {
        const memberId = await addTestMember(tx, currency);
        const gift = {
          memberId,
          amount: amountOf(currency, balance),
          source: 'sandbox',
          externalId: `start-${memberId}`,
        };
        if (balance > 0n) await postWithin(tx, { type: 'GIFT', ...gift });
        return memberId;
      }),
    launch: (vendor, memberId, isExpired) =>
      issueLaunchToken(
        db,
        { vendor, memberId, gameCode: gameOf(vendor), language: 'en', channel: 'pc' },
        isExpired ? -1 : launchLifetimeMs,
      ),
    grantFreeRounds: (vendor, memberId, { count, stake, isExpired }) =>
      inTransaction(db, async (tx) => {
        await lockBook(tx, memberId);
        const { currency } = (await readBook(tx, memberId))!.balance.cash;
        const id = randomUUID();
        const grant = {
          ...{ id, memberId, vendor, gameCode: gameOf(vendor), currency, stake, count },
          ...{ winMost: 1_000_000n, wagering: 0, sourceKey: id, givenBy: 'system:sandbox' },
          source: 'support',
          expiresAt: new Date(Date.now() + (isExpired ? -1 : 1) * hourMs),
        } as const;
        await grantFreeRounds(tx, grant);
        await recordAuditEvent(tx, {
          actor: 'system:sandbox',
          memberId,
          subject: `freeRounds:${id}`,
          command: 'freeRounds.give',
          after: { game: grant.gameCode, count, stake: String(stake), currency },
        });
        return id;
      }),
    endSessions: (memberId) => inTransaction(db, (tx) => endGameSessions(tx, memberId)),
    suspend: async (memberId) => {
      const reason = 'A case of the certification';
      await inTransaction(db, (tx) =>
        suspendWithin(tx, { endGameSessions }, 'sandbox', memberId, { suspended: true, reason }),
      );
    },
    async balanceOf(memberId) {
      const book = await readBook(db, memberId);
      return book!.balance.cash.minor + book!.balance.bonus.minor;
    },
    roundsOf: (memberId) => readTestRounds(db, memberId),
  };
}
