import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import type { Random } from '@fairhouse/testing';
import { parsed } from './casino-calls.ts';
import type { Acknowledged, Journal } from './journal.ts';
import { NotAnswered, post, untilAnswered } from './retries.ts';

interface WalletAnswer {
  status: string;
  user?: string;
  token?: string;
  balance?: number;
}

export interface WalletPlayerOptions {
  memberId: bigint;
  casinoOrigin: string;
  secret: string;
  gameCode: string;
  launchToken: string;
  journal: Journal;
  random: Random;
}

const mostStakeMinor = 100;
const leastStakeMinor = 20;
/** Breath between rounds: the load is there to be interrupted, not to fill the machine. */
const mostPauseMs = 60;

/**
 * Seats a member at an outside vendor; the answer then plays until told to stop: bets, wins, rollbacks and ends of
 * rounds as signed calls.
 */
export async function sitAtVendor(options: WalletPlayerOptions): Promise<(isOver: () => boolean) => Promise<void>> {
  const { memberId, casinoOrigin, secret, gameCode, journal, random } = options;

  const call = (path: string, fields: object): Promise<WalletAnswer> =>
    untilAnswered(journal, `/wallet/${path} of ${memberId}`, async () => {
      const body = JSON.stringify({ requestId: randomUUID(), ...fields });
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const signature = `${signatureVersion}${createHmac('sha256', secret)
        .update(signedHead(timestamp, `/wallet/${path}`))
        .update(body)
        .digest('hex')}`;
      const headers = {
        'x-vendor-id': 'studio',
        'x-vendor-timestamp': timestamp,
        'x-vendor-signature': signature,
      };
      const { httpStatus, text } = await post(`${casinoOrigin}/wallet/${path}`, body, headers, journal);
      // The documentation of the wallet promises these two and nothing else to a call in good form.
      if (httpStatus !== 200 && httpStatus !== 503) throw journal.broken(`/wallet/${path}: HTTP ${httpStatus} ${text}`);
      const answer = parsed(text) as WalletAnswer;
      if (answer.status === 'UNKNOWN') throw new NotAnswered('UNKNOWN');
      return answer;
    });

  const started = await call('authenticate', { launchToken: options.launchToken, gameCode });
  if (started.status !== 'OK') throw new Error(`no session for ${memberId}: ${started.status}`);
  const session = { token: started.token, user: started.user, gameCode };

  const instruct = async (path: string, type: Acknowledged['type'], amount: number, fields: object) => {
    const transactionId = randomUUID();
    const instruction = { ...session, ...fields, transactionId };
    const answer = await call(path, instruction);
    if (answer.status !== 'OK') throw new Error(`${path} ${transactionId} of ${memberId}: ${answer.status}`);
    journal.instructions.push({ memberId, type, transactionId, amount, balance: answer.balance! });
    journal.answered('wallet');
    if (random.chance(0.05)) {
      journal.repeats++;
      const again = await call(path, instruction);
      if (again.status !== 'OK' || again.balance !== answer.balance) {
        throw new Error(`the repeat of ${path} ${transactionId} was answered ${JSON.stringify(again)}`);
      }
    }
    return transactionId;
  };

  return async (isOver) => {
    while (!isOver()) {
      const roundId = randomUUID();
      const stake = leastStakeMinor + random.below(mostStakeMinor - leastStakeMinor + 1);
      const bet = await instruct('bet', 'GAME_BET', stake, { roundId, currency: 'USD', amount: stake });
      const fate = random.below(10);
      if (fate === 0) {
        await instruct('rollback', 'GAME_ROLLBACK', stake, { roundId, referenceTransactionId: bet });
      } else if (fate === 1) {
        const ended = await call('end-round', { ...session, roundId });
        if (ended.status !== 'OK') throw new Error(`end-round ${roundId} of ${memberId}: ${ended.status}`);
      } else {
        const amount = random.below(2 * stake + 1);
        const won = { roundId, currency: 'USD', amount, referenceTransactionId: bet, roundClosed: true };
        await instruct('win', 'GAME_WIN', amount, won);
      }
      await sleep(random.below(mostPauseMs));
    }
  };
}
