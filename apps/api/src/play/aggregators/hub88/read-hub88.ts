import { createPublicKey, type KeyObject } from 'node:crypto';
import { type Currency, isCurrency } from '@fairhouse/money';
import {
  address,
  CannotRun,
  type Environment,
  list,
  readSettings,
  text,
  wholeNumber,
} from '@fairhouse/operation/settings';
import { z } from 'zod';
import type { GameAggregator } from '../game-aggregator.ts';
import { canSay } from './amounts.ts';
import { createHub88 } from './hub88.ts';
import { developmentKey, readPrivateKey, readPublicKey } from './key-pair.ts';

/** Every setting of this adapter; docs/configuration.md lists them with their meaning. */
export const hub88Environment = z.object({
  /** 0: Hub88 is not set up. */
  HUB88_OPERATOR_ID: wholeNumber({ usual: 0 }),
  HUB88_API_URL: address(),
  HUB88_PRIVATE_KEY: text(),
  HUB88_PUBLIC_KEY: text(),
  HUB88_GAME_ORIGINS: list().refine((origins) => origins.every(isOrigin), 'is no list of https origins.'),
  HUB88_CURRENCIES: list('USD,EUR,BRL').refine(
    (codes) => codes.every((code) => isCurrency(code) && canSay(code)),
    'names a currency that the casino does not have, or that has more than five decimals.',
  ),
  HUB88_SUB_PARTNER_ID: text(),
  HUB88_PRIZE_MOST: wholeNumber({ usual: 10_000, least: 1, most: 10_000_000 }),
});

const around = z.object({
  NODE_ENV: text(),
  SANDBOX: text(),
  SANDBOX_ORIGIN: text('http://localhost:3002'),
  STRIPE_API_URL: text(),
  FAIRHOUSE_DATA_DIR: text(),
  PUBLIC_ORIGIN: text(),
});

/** Undefined where Hub88 is not set up. Throws CannotRun with a sentence about each setting that is missing, weak or wrong. */
export function readHub88(env: Environment): GameAggregator | undefined {
  const its = readSettings(hub88Environment, env);
  if (its.HUB88_OPERATOR_ID === 0) return undefined;
  const about = readSettings(around, env);
  const isSandbox = about.SANDBOX === 'on';
  const mayGenerate = isSandbox && about.NODE_ENV !== 'production';
  const sandboxUrl = `${about.STRIPE_API_URL || about.SANDBOX_ORIGIN}/hub88`;
  const found: string[] = [];

  const apiUrl = its.HUB88_API_URL ?? (isSandbox ? sandboxUrl : undefined);
  if (!apiUrl) found.push('HUB88_API_URL is missing; set the address of the API that Hub88 has given you.');
  else if (!isSandbox && !apiUrl.startsWith('https://')) found.push('HUB88_API_URL must be an https address.');
  const privateKey = readPrivateKey(its.HUB88_PRIVATE_KEY);
  if (!privateKey && (its.HUB88_PRIVATE_KEY || !mayGenerate)) found.push(sentence('HUB88_PRIVATE_KEY', 'private'));
  const publicKey = readPublicKey(its.HUB88_PUBLIC_KEY);
  if (!publicKey && (its.HUB88_PUBLIC_KEY || !mayGenerate)) found.push(sentence('HUB88_PUBLIC_KEY', 'public'));
  if (found.length > 0) throw new CannotRun(found);

  return createHub88({
    operatorId: its.HUB88_OPERATOR_ID,
    apiUrl: apiUrl!.replace(/\/$/, ''),
    privateKey: privateKey ?? developmentKey(about.FAIRHOUSE_DATA_DIR),
    publicKey: publicKey ? async () => publicKey : keyOfSandbox(`${sandboxUrl}/public-key`),
    gameOrigins: its.HUB88_GAME_ORIGINS.length > 0 || !isSandbox ? its.HUB88_GAME_ORIGINS : [about.SANDBOX_ORIGIN],
    currencies: its.HUB88_CURRENCIES as Currency[],
    subPartnerId: its.HUB88_SUB_PARTNER_ID,
    prizeMost: its.HUB88_PRIZE_MOST,
    lobbyUrl: about.PUBLIC_ORIGIN,
  });
}

const sentence = (name: string, kind: 'private' | 'public') =>
  `${name} is missing or too weak: set a ${kind} RSA key of at least 2,048 bits in PEM, with "\\n" where its lines end.`;

/** The sandbox makes its key at its first start, so it is asked for it, and again at most every second while it does not fit. */
function keyOfSandbox(url: string): (isLate?: boolean) => Promise<KeyObject> {
  let known: Promise<KeyObject> | undefined;
  let askedAt = 0;
  return (isLate) => {
    if (known && (!isLate || Date.now() - askedAt < 1_000)) return known;
    askedAt = Date.now();
    const asked = fetch(url, { signal: AbortSignal.timeout(5_000) }).then(async (answer) =>
      createPublicKey(await answer.text()),
    );
    asked.catch(() => {
      if (known === asked) known = undefined;
    });
    known = asked;
    return asked;
  };
}

/** What the content security policy takes as a source. */
function isOrigin(text: string): boolean {
  return (
    /^https:\/\/(\*\.)?[A-Za-z0-9.-]+(:\d+)?$/.test(text) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text)
  );
}
