import { amountOf, zero } from '@fairhouse/money';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { LinkedDeposit } from './facts.store.ts';
import { type Evidence, earlierOf, hashOfFacts } from './gather-evidence.ts';
import { writeEvidence } from './write-evidence.ts';

const paidAt = new Date('2026-11-01T10:00:00Z');
const dayMs = 24 * 3_600_000;
const memberId = 100_001n;

const deposit = {
  id: 5n,
  method: 'STRIPE',
  provider: 'stripe',
  reference: '100001-x',
  orderId: 'cs_1',
  paymentId: 'pi_1',
  amount: 4_500n,
  currency: 'USD',
  state: 'disputed',
  createdAt: paidAt,
  challenged: null,
} as const;

const earlier = (daysBefore: number, more: Partial<LinkedDeposit> = {}): LinkedDeposit => ({
  ...deposit,
  id: BigInt(daysBefore),
  state: 'succeeded',
  createdAt: new Date(paidAt.getTime() - daysBefore * dayMs),
  memberId,
  username: 'maria',
  claimed: false,
  ...more,
});

function evidence(postings: number): Evidence {
  const balance = { currency: 'USD', cash: zero('USD'), bonus: zero('USD'), held: zero('USD') } as never;
  return {
    claim: {
      id: 3n,
      kind: 'dispute',
      provider: 'stripe',
      reference: 'du_1',
      paymentId: 'pi_1',
      depositId: 5n,
      memberId,
      amount: 4_500n,
      currency: 'USD',
      state: 'evidenceDue',
      reason: 'fraudulent',
      dueAt: null,
      receivedAt: new Date('2026-11-20T10:00:00Z'),
      givenInBy: null,
      answeredBy: null,
      answeredAt: null,
      byHand: false,
      answeredWith: null,
      closedAt: null,
    },
    member: {
      username: 'maria',
      name: 'Мария Santos',
      email: 'maria@example.com',
      emailVerifiedAt: null,
      address: '1 Roxas Boulevard, 1000, Manila',
      countryCode: 'PH',
      birthday: '1990-02-28',
      joinedAt: paidAt,
      agreedAt: paidAt,
      termsVersion: 2,
    },
    documents: [],
    deposit,
    course: [],
    instruments: [],
    earlier: [],
    visits: [],
    play: { rounds: postings, staked: 4_000n, won: 0n, first: paidAt, last: paidAt },
    postings: Array.from({ length: postings }, (_, at) => ({
      memberId,
      seq: BigInt(at + 1),
      type: 'GAME_BET',
      debit: 'cash',
      credit: 'staked',
      amount: amountOf('USD', 100n),
      bonusPart: zero('USD'),
      before: balance,
      after: balance,
      source: 'studio',
      externalId: String(at),
      reference: null,
      round: { gameCode: 'slot', roundId: `r${at}` },
      note: null,
      createdAt: paidAt,
      hash: 'ab'.repeat(32),
    })) as never,
    messages: [],
    notes: [],
    statement: 'It was used.',
  };
}

/** The words of a file, page by page. */
async function wordsOf(file: Buffer): Promise<string[]> {
  return (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false })).text;
}

const written = (it: Evidence) =>
  writeEvidence({
    evidence: it,
    madeFrom: hashOfFacts(it),
    head: { size: 12n, root: Buffer.alloc(32, 7), sealedAt: paidAt },
    by: 'anna',
    at: paidAt,
    siteName: 'Fairhouse',
    publicOrigin: 'https://fairhouse.example',
  });

describe('evidence', () => {
  it('says what it was made from on every page, with the head of the record and each entry’s hash', async () => {
    const it = evidence(60);
    const pages = await wordsOf(await written(it));
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Made from ${hashOfFacts(it)}`);
      expect(page).toContain(`${at + 1} / ${pages.length}`);
    }
    const all = pages.join('\n');
    for (const words of [
      'du_1 at stripe',
      '45.00 USD',
      'It was used.',
      'slot round r59',
      '12 audit events',
      '07'.repeat(32),
    ]) {
      expect(all).toContain(words);
    }
    expect(all).toContain('Mariya Santos, born 1990-02-28 (transliterated)');
  });

  it('is made from exactly its facts', () => {
    expect(hashOfFacts(evidence(2))).toBe(hashOfFacts(evidence(2)));
    expect(hashOfFacts(evidence(2))).not.toBe(hashOfFacts({ ...evidence(2), statement: 'It was not used.' }));
  });

  it('names undisputed payments of 120 to 365 days before first, and nobody else’s', () => {
    const linked = [
      earlier(10),
      earlier(119),
      earlier(120),
      earlier(365),
      earlier(366),
      earlier(200, { claimed: true }),
      earlier(201, { memberId: 7n }),
      earlier(202, { state: 'failed' }),
      earlier(-3),
    ];
    expect(earlierOf(linked, memberId, paidAt).map(({ id, counts }) => [Number(id), counts])).toEqual([
      [120, true],
      [365, true],
      [10, false],
      [119, false],
      [366, false],
    ]);
  });
});
