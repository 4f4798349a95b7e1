import { randomBytes, randomUUID } from 'node:crypto';
import { openBook, type PostingType, postWithin } from '@fairhouse/betting';
import { type AffiliatePlanDefinition, affiliatePlanDefinition } from '@fairhouse/contract/operator';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { testDatabase, withoutTriggers } from '@fairhouse/testing';
import { inCurrency } from '../../desk/index.ts';
import { hashOf } from '../../lib/hash-of.ts';
import { sealingWith } from '../../lib/sealing.ts';
import { sumUp } from '../../money/finance/sum-up.ts';
import { lastFinishedDay, minorLinesOf, summedUp } from '../../money/index.ts';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import type { AffiliatesDeps } from './affiliates.deps.ts';
import { attribute } from './attribution/attribute.ts';
import { clickToken } from './attribution/click-token.ts';
import { sumAffiliateDays } from './days/sum-days.ts';
import { insertLink, type Link } from './partner/link.store.ts';
import { insertPartner, setPayout, setState } from './partner/partner.store.ts';
import { insertDeal, insertPlan, insertPlanVersion } from './plan/plan.store.ts';

export interface PartnerCasino {
  db: Database;
  deps: AffiliatesDeps;
  /** Rates of every day; a test replaces them. */
  rates: Map<Currency, { perUsd: string }>;
  /** Players whose place allows no affiliates. */
  elsewhere: Set<bigint>;
  /** A partner with a plan from March on, active, with one link. */
  partner(definition: AffiliatePlanDefinition): Promise<{ id: number; link: Link; planId: number }>;
  /** A member who joins at a moment by a click on the link. */
  join(link: Link, at: string, more?: { currency?: Currency; country?: string; sub?: string }): Promise<bigint>;
  post(
    memberId: bigint,
    type: PostingType,
    minor: bigint,
    at: string,
    more?: { externalId?: string; reference?: string },
  ): Promise<string>;
  /** Sums up until a moment, first the casino's days and then those of partners. */
  sumUpTo(moment: string): Promise<void>;
  close(): Promise<void>;
}

export const planOf = (more: Partial<AffiliatePlanDefinition> = {}): AffiliatePlanDefinition =>
  affiliatePlanDefinition.parse({
    currency: 'USD',
    cpa: null,
    share: { by: 'ngr', tiers: [{ from: '0', percent: '25' }] },
    carryOver: true,
    minimumPayout: '0',
    cap: null,
    holdDays: 0,
    excludedCountries: [],
    ...more,
  });

let number = 0;

/** Books of players, and partners who brought them; no job of the casino runs beside it. */
export async function openPartnerCasino(): Promise<PartnerCasino> {
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 12 });
  const rates: PartnerCasino['rates'] = new Map([['EUR', { perUsd: '0.8' }]]);
  const elsewhere = new Set<bigint>();
  let at = new Date('2026-03-01T00:00:00Z');
  const deps = depsOf(db, { rates, elsewhere, clock: () => at });
  const joinedIn = new Map<bigint, Currency>();
  return {
    ...{ db, deps, rates, elsewhere },
    async partner(definition) {
      const name = `Partner ${++number}`;
      const terms = { countryCode: 'DE', currency: definition.currency, termsVersion: '1', by: 'operator:a test' };
      return inTransaction(db, async (tx) => {
        const id = (await insertPartner(tx, {
          company: name,
          contact: 'C',
          email: `p${number}@example.com`,
          ...terms,
        }))!;
        const planId = (await insertPlan(tx, name))!;
        const version = {
          id: planId,
          version: 1,
          definition,
          contentHash: hashOf(definition),
          by: 'a test',
          reason: 'a test',
        };
        await insertPlanVersion(tx, version);
        await insertDeal(tx, { affiliateId: id, fromMonth: '2026-03-01', planId, planVersion: 1, by: 'a test' });
        const payout = { method: 'PAYPAL', destination: { email: `p${number}@example.com` }, hash: randomBytes(32) };
        await setPayout(tx, id, payout);
        await setState(tx, id, 'active', 'a test');
        const link = await insertLink(tx, { affiliateId: id, code: `CODE${number}`, label: 'A link', isActive: true });
        return { id, link, planId };
      });
    },
    async join(link, moment, { currency = 'USD', country = 'PH', sub } = {}) {
      at = new Date(moment);
      const it = String(++number);
      return inTransaction(db, async (tx) => {
        const { rows } = await tx.query<{ id: bigint }>(
          `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
             currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
           values ('player' || $1, 'player' || $1 || '@example.com', '63', '91700' || $1, '', 'Maria', 'Santos', 'FEMALE',
             '1990-01-01', $2, $3, 'PH-00', 'Manila', '1000', '1 Roxas Boulevard', true, 'INVITE' || $1, $4) returning id`,
          [it, currency, country, at],
        );
        const memberId = rows[0]!.id;
        joinedIn.set(memberId, currency);
        await openBook(tx, { memberId, currency });
        await tx.query('update book set opened_at = $2 where member_id = $1', [memberId, at]);
        const click = clickToken(deps.clickKey, { linkId: link.id, sub, at: at.getTime() / 1_000 - 60 });
        await attribute(deps, tx, { memberId, inviterId: undefined, click, countryCode: country, stateCode: 'PH-00' });
        return memberId;
      });
    },
    async post(memberId, type, minor, moment, { externalId = randomUUID(), reference } = {}) {
      await inTransaction(db, async (tx) => {
        const amount = amountOf(joinedIn.get(memberId)!, minor);
        const of = { memberId, type, amount, source: 'deposit', externalId, ...(reference ? { reference } : {}) };
        const outcome = await postWithin(tx, of);
        if (!outcome.ok) throw new Error(outcome.reason);
        await withoutTriggers(tx);
        await tx.query('update posting set created_at = $3 where member_id = $1 and external_id = $2', [
          memberId,
          externalId,
          moment,
        ]);
      });
      return externalId;
    },
    async sumUpTo(moment) {
      at = new Date(moment);
      const finance = { db, sources: { payments: ['deposit', 'cash-out'] }, nowMs: () => at.getTime() };
      while ((await sumUp(finance)) > 0);
      while ((await sumAffiliateDays(deps)) > 0);
    },
    async close() {
      await db.end();
      await database.close();
    },
  };
}

function depsOf(
  db: Database,
  { rates, elsewhere, clock }: Pick<PartnerCasino, 'rates' | 'elsewhere'> & { clock: () => Date },
): AffiliatesDeps {
  const hash = (...parts: string[]) => Buffer.from(hashOf(parts), 'hex');
  return {
    ...{ db, clock, siteName: 'A casino', origin: 'http://localhost:3000', attributionDays: 30 },
    approvals: {
      ask: (_operator, _proposed, carryOut) => carryOut(),
      neededFrom: async () => null,
      firstWords: async () => new Map(),
    },
    clickKey: randomBytes(32),
    sealing: sealingWith(randomBytes(32)),
    mayCount: async () => true,
    originOf: (kind, value) => hash(kind, value),
    accountOf: (method, fields) => hash(method, JSON.stringify(fields)),
    checkDestination: (_, fields) => ({ ok: true, destination: { ...fields } }),
    maskedDestination: () => '•••',
    allowedAt: () => true,
    notAllowed: async (_, ids) => new Set(ids.filter((id) => elsewhere.has(id))),
    postedUntil: () => summedUp(db),
    lastFinishedDay: () => lastFinishedDay(db),
    linesOf: minorLinesOf,
    ratesOn: async () => rates,
    convert: (amount, to, of) =>
      inCurrency(amount, to, new Map([...of].map(([code, perUsd]) => [code, { day: '', perUsd }]))),
    payouts: () => ({ providers: [] }),
    postback: {
      isAllowed: () => true,
      newSecret: () => 'whsec_AAAA',
      signatureOf: () => 'v1,signature',
      post: async () => ({ status: 204, problem: null, retryAfterSeconds: undefined }),
      waitSeconds: (tries) => (tries >= 3 ? null : 30),
    },
    mail: async () => {},
    wake: () => {},
    log: { warn() {}, error() {} },
  };
}
