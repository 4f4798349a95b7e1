import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { signatureVersion, signedHead } from './vendor-signature.ts';
import {
  walletAnswer,
  walletAuthenticate,
  walletAuthenticateAnswer,
  walletBalance,
  walletBet,
  walletEndRound,
  walletFreeRoundsAnswer,
  walletFreeRoundsCancel,
  walletFreeRoundsGrant,
  walletFreeRoundsGrantAnswer,
  walletFreeRoundsList,
  walletPlay,
  walletPromotionWin,
  walletRollback,
  walletStatuses,
  walletWin,
} from './wallet.ts';
import { walletOpenApi } from './wallet-openapi.ts';

const page = readFileSync(new URL('../../../../docs/vendor-wallet.md', import.meta.url), 'utf8');
const walletCalls: { path: string; input: z.ZodObject }[] = [
  walletAuthenticate,
  walletBalance,
  walletBet,
  walletWin,
  walletPlay,
  walletRollback,
  walletEndRound,
  walletFreeRoundsList,
  walletFreeRoundsGrant,
  walletFreeRoundsCancel,
  walletPromotionWin,
];

const answersOf: Record<string, z.ZodObject> = {
  [walletAuthenticate.path]: walletAuthenticateAnswer,
  [walletFreeRoundsList.path]: walletFreeRoundsAnswer,
  [walletFreeRoundsGrant.path]: walletFreeRoundsGrantAnswer,
};

function blocks(text: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  return [...text.matchAll(fence)].map((match) => match[1]!.trimEnd());
}

function sectionOf(path: string): string {
  const [, ...rest] = page.split(`### POST ${path}\n`);
  expect(rest, `one section for ${path}`).toHaveLength(1);
  return rest[0]!.split(/^##/m)[0]!;
}

describe('the page for vendors', () => {
  it.each(walletCalls)('shows valid calls and answers of $path', ({ path, input }) => {
    const section = sectionOf(path);
    const requests = blocks(section, 'json request');
    const answers = blocks(section, 'json answer');
    expect(requests.length).toBeGreaterThan(0);
    expect(answers.length).toBeGreaterThan(0);
    for (const request of requests) expect(input.strict().safeParse(JSON.parse(request)).error).toBeUndefined();
    const answer = answersOf[path] ?? walletAnswer;
    for (const text of answers) expect(answer.strict().safeParse(JSON.parse(text)).error).toBeUndefined();
  });

  it('shows no other call', () => {
    const shown = [...page.matchAll(/^### POST (\S+)$/gm)].map((match) => match[1]);
    expect(shown).toEqual(walletCalls.map(({ path }) => path));
  });

  it('explains every status', () => {
    for (const status of walletStatuses) expect(page).toMatch(new RegExp(`^\\| \`${status}\` \\| \\S`, 'm'));
  });

  it('shows the right signature', () => {
    const [body = '', signature] = blocks(page, 'text');
    const secret = /With the secret `([^`]+)`/.exec(page)?.[1];
    const timestamp = /timestamp `(\d+)`/.exec(page)?.[1];
    const path = /the path `([^`]+)`/.exec(page)![1]!;
    const digest = createHmac('sha256', secret!).update(signedHead(timestamp!, path)).update(body).digest('hex');
    expect(`${signatureVersion}${digest}`).toBe(signature);
    expect(walletBalance.input.safeParse(JSON.parse(body)).success).toBe(true);
  });
});

it('has an OpenAPI document that is valid', async () => {
  const document = JSON.parse(JSON.stringify(walletOpenApi('1')));
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  expect(Object.keys(document.paths)).toEqual(walletCalls.map(({ path }) => path));
});

describe('the form of wallet calls', () => {
  const bet = {
    requestId: 'req-3',
    token: 'q0Zk3nV7dE2sT9yB',
    user: 'u_example',
    gameCode: 'example-slot',
    roundId: 'round-77',
    transactionId: 'bet-77-1',
    currency: 'USD',
    amount: 200,
  };

  it.each([0, -1, 1.5, '200', null, Number.NaN, JSON.parse('1e309'), 1e15])('refuses a stake of %j', (amount) => {
    expect(walletBet.input.safeParse({ ...bet, amount }).success).toBe(false);
  });

  it('allows a win of 0, but none below', () => {
    expect(walletWin.input.parse({ ...bet, amount: 0 }).roundClosed).toBe(false);
    expect(walletWin.input.safeParse({ ...bet, amount: -1 }).success).toBe(false);
  });

  it('wants the two ids of a play to differ', () => {
    const play = { ...bet, winTransactionId: 'win-77-1', winAmount: 0 };
    expect(walletPlay.input.safeParse(play).success).toBe(true);
    expect(walletPlay.input.safeParse({ ...play, winTransactionId: play.transactionId }).success).toBe(false);
    expect(walletPlay.input.safeParse({ ...play, winAmount: -1 }).success).toBe(false);
  });

  it('closes the round with its rollback by default', () => {
    const rollback = { ...bet, referenceTransactionId: 'bet-77-1' };
    expect(walletRollback.input.parse(rollback).roundClosed).toBe(true);
    expect(walletRollback.input.safeParse(bet).success).toBe(false);
  });

  it.each(['', 'a b', 'ü', "'; drop table posting", 'x'.repeat(65)])(
    'refuses the transaction id %j',
    (transactionId) => {
      expect(walletBet.input.safeParse({ ...bet, transactionId }).success).toBe(false);
    },
  );

  it('knows the currencies of the casino only', () => {
    expect(walletBet.input.safeParse({ ...bet, currency: 'XXX' }).success).toBe(false);
  });
});
