import { createHmac, randomUUID } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import {
  type WalletAnswer,
  type WalletFreeRounds,
  type WalletStatus,
  walletAnswer,
  walletAuthenticateAnswer,
  walletFreeRoundsAnswer,
} from '@fairhouse/contract/wallet';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import { metrics } from '@fairhouse/operation';
import { theTracer } from '@fairhouse/operation/tracing';
import type { FreeRounds, WalletAccount, WalletPort, WalletRefusal, WalletResult } from '@fairhouse/rgs';
import { restrictionsOf } from './restrictions-of.ts';

export interface WalletClientOptions {
  /** The casino's origin and `/wallet`. */
  url: string;
  vendorId: string;
  secret: string;
  timeoutMs?: number;
}

export interface WalletClient extends WalletPort {
  close(): void;
}

const largestAnswerBytes = 64 * 1024;

const callSeconds = new metrics.Histogram({
  name: 'studio_wallet_call_seconds',
  help: "Time of a call to the casino's wallet, by call and whether it was answered",
  labelNames: ['call', 'answered'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/** Statuses that settle an instruction: it was not carried out. All others leave it open, and it is repeated. */
const refusals: Partial<Record<WalletStatus, WalletRefusal>> = {
  NOT_ENOUGH_MONEY: 'not_enough_money',
  LIMIT_EXCEEDED: 'limit_exceeded',
  MAINTENANCE: 'maintenance',
  INVALID_TOKEN: 'session_ended',
  TOKEN_EXPIRED: 'session_ended',
  USER_DISABLED: 'player_blocked',
  TRANSACTION_DOES_NOT_EXIST: 'already_rolled_back',
  INVALID_GAME: 'not_accepted',
  WRONG_CURRENCY: 'not_accepted',
  WRONG_SYNTAX: 'not_accepted',
  DUPLICATE_TRANSACTION: 'not_accepted',
  FREE_ROUNDS_UNKNOWN: 'free_rounds_over',
  FREE_ROUNDS_MISMATCH: 'free_rounds_over',
  FREE_ROUNDS_USED_UP: 'free_rounds_over',
  FREE_ROUNDS_EXPIRED: 'free_rounds_over',
  FREE_ROUNDS_ENDED: 'free_rounds_over',
  WIN_REFUSED: 'win_refused',
};

/**
 * The casino's wallet over its published calls: JSON signed with HMAC-SHA256 over timestamp, call and body. A call that has
 * no answer within `timeoutMs` (5 s) is `unknown`; who asked repeats it with the same transaction id.
 */
export function walletClient({ url, vendorId, secret, timeoutMs = 5_000 }: WalletClientOptions): WalletClient {
  const basePath = new URL(url).pathname;
  const secure = url.startsWith('https:');
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = secure ? httpsRequest : httpRequest;

  /** The parsed answer; undefined when there was none that can be read. */
  const call = async (path: string, input: object): Promise<unknown> => {
    const observe = callSeconds.startTimer({ call: path.slice(1) });
    const span = theTracer()?.open(`POST ${basePath}${path}`, 'client', {
      'http.request.method': 'POST',
      'url.template': `${basePath}${path}`,
    });
    const answer = await exchange(path, input, span?.headers());
    span?.end(answer === undefined ? 'unanswered' : undefined);
    observe({ answered: String(answer !== undefined) });
    return answer;
  };

  const exchange = (path: string, input: object, traced: Record<string, string> = {}): Promise<unknown> =>
    new Promise((settle) => {
      const resolve = (answer: unknown) => {
        clearTimeout(timer);
        settle(answer);
      };
      const body = JSON.stringify({ requestId: randomUUID(), ...input });
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const head = signedHead(timestamp, `${basePath}${path}`);
      const signature = `${signatureVersion}${createHmac('sha256', secret).update(head).update(body).digest('hex')}`;
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-vendor-id': vendorId,
        'x-vendor-timestamp': timestamp,
        'x-vendor-signature': signature,
        ...traced,
      };
      const request = send(`${url}${path}`, { method: 'POST', agent, headers });
      // A signal that ends the call would live for its whole time, of every call that was answered long before.
      const timer = setTimeout(() => request.destroy(), timeoutMs);
      request.on('error', () => resolve(undefined));
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > largestAnswerBytes) response.destroy();
          else chunks.push(chunk);
        });
        response.on('error', () => resolve(undefined));
        response.on('close', () => resolve(undefined));
        response.on('end', () => resolve(response.statusCode === 200 ? parsed(Buffer.concat(chunks)) : undefined));
      });
      request.end(body);
    });

  const instruct = async (path: string, account: WalletAccount, input: object): Promise<WalletResult> => {
    const answer = walletAnswer.safeParse(
      await call(path, { token: account.token, user: account.user, gameCode: account.gameCode, ...input }),
    );
    return answer.success ? resultOf(answer.data, account.currency) : { status: 'unknown' };
  };

  return {
    async authenticate(launchToken, gameCode) {
      const answer = walletAuthenticateAnswer.safeParse(await call('/authenticate', { launchToken, gameCode }));
      if (!answer.success) return { status: 'unknown' };
      const { status, user, token, balance, currency, language, jurisdiction, alias, chat } = answer.data;
      const refusal = refusals[status];
      if (refusal) return { status: 'refused', reason: refusal };
      if (status !== 'OK' || !user || !token || balance === undefined || !currency) return { status: 'unknown' };
      return {
        status: 'ok',
        user,
        token,
        balance: amountOf(currency, BigInt(balance)),
        language: language ?? 'en',
        alias,
        chat,
        restrictions: jurisdiction && restrictionsOf(jurisdiction),
      };
    },
    async balance(account) {
      const { token, user, currency } = account;
      const answer = walletAnswer.safeParse(await call('/balance', { token, user }));
      return answer.success ? resultOf(answer.data, currency) : { status: 'unknown' };
    },
    async freeRounds({ token, user, currency }) {
      const answer = walletFreeRoundsAnswer.safeParse(await call('/free-rounds/list', { token, user }));
      if (!answer.success || answer.data.status !== 'OK') return undefined;
      return answer.data.freeRounds?.filter((one) => one.currency === currency).map(freeRoundsOf);
    },
    bet: ({ account, roundId, transactionId, amount, freeRounds }) =>
      instruct('/bet', account, { roundId, transactionId, ...wired(amount), freeRoundsId: freeRounds }),
    win: ({ account, roundId, transactionId, referenceTransactionId, amount }) =>
      instruct('/win', account, {
        roundId,
        transactionId,
        referenceTransactionId,
        ...wired(amount),
        roundClosed: true,
      }),
    play: ({ account, roundId, transactionId, amount, freeRounds, winTransactionId, winAmount }) =>
      instruct('/play', account, {
        roundId,
        transactionId,
        ...wired(amount),
        winTransactionId,
        winAmount: Number(winAmount.minor),
        freeRoundsId: freeRounds,
      }),
    rollback: ({ account, roundId, transactionId, referenceTransactionId, roundClosed }) =>
      instruct('/rollback', account, { roundId, transactionId, referenceTransactionId, roundClosed }),
    endRound: (account, roundId) => instruct('/end-round', account, { roundId }),
    close: () => agent.destroy(),
  };
}

function freeRoundsOf({
  freeRoundsId: id,
  stake,
  count,
  left,
  won,
  winMost,
  wagering,
  expiresAt,
}: WalletFreeRounds): FreeRounds {
  return {
    id,
    stake: BigInt(stake),
    count,
    left,
    won: BigInt(won),
    winMost: BigInt(winMost),
    wagering,
    expiresAt: new Date(expiresAt),
  };
}

/** Amounts stand on the wire as whole minor units; the largest accepted anywhere is below 2⁵³. */
function wired(amount: Amount): { amount: number; currency: Currency } {
  return { amount: Number(amount.minor), currency: amount.currency };
}

function resultOf(answer: WalletAnswer, currency: Currency): WalletResult {
  // A balance in a currency that is not the session's tells us nothing.
  const known = answer.balance !== undefined && (answer.currency ?? currency) === currency;
  const balance = known ? amountOf(currency, BigInt(answer.balance!)) : undefined;
  if (answer.status === 'OK') return { status: 'ok', balance };
  if (answer.status === 'WIN_HELD') return { status: 'held', balance };
  const reason = refusals[answer.status];
  return reason ? { status: 'refused', reason, balance } : { status: 'unknown' };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
