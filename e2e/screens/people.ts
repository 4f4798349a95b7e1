import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { CallInput, CallOutput, CallPath } from '@fairhouse/contract';
import { connect, inTransaction } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { postWithin } from '@fairhouse/ledger';
import { amountOf } from '@fairhouse/money';
import type { Page } from '@playwright/test';
import { AuthenticatorApp } from '../steps/authenticator-app.ts';
import { newMember } from '../steps/login.ts';
import { mailedLink } from '../steps/mails.ts';
import { operator } from '../steps/operator.ts';
import { sitDown, spinSlot } from '../steps/play.ts';
import { openHome } from '../steps/site.ts';

type Member = Awaited<ReturnType<typeof newMember>>;

/** Who looks at the screens. */
export interface People {
  /** Nothing has happened yet: every list is empty. */
  newcomer: Member;
  /** Has paid in, played, cashed out, handed in documents and invited: every list holds something. */
  member: Member;
  /** The member's application that an operator has paid. */
  cashOut: number;
  /** Logs in with an authenticator app. */
  guarded: Member;
  app: AuthenticatorApp;
  /** A link that sets a new password of the member's. */
  resetLink: string;
}

/** Lets them join and live through all that the screens tell of. */
export async function invitePeople(page: Page): Promise<People> {
  await page.goto('/');
  const picture = await page.screenshot({ type: 'png' });
  const newcomer = await newMember(page);
  const member = await newMember(page);
  const ask = callsOf(page, member.token);

  for (const [amount, choice] of [
    [600, 'approve'],
    [75, 'decline'],
  ] as const) {
    const { payUrl } = await ask('/sys/deposit/cpay/depositOrder', { amount, requestKey: randomUUID() });
    await page.request.post(payUrl, { form: { choice }, maxRedirects: 0 });
  }
  await untilCredited(ask);
  await haveWagered(member.id, 150_000n);

  await page.evaluate((token) => localStorage.setItem('fairhouse.token', token), member.token);
  await openHome(page);
  const table = await sitDown(page, 'Nocturne', { fast: true });
  for (let spins = 0; spins < 3; spins += 1) await spinSlot(table);
  await table.close();

  const fileId = async () => {
    const answer = await page.request.post('/api/sys/file/upload', {
      headers: { authorization: member.token },
      multipart: { file: { name: 'proof.png', mimeType: 'image/png', buffer: picture } },
    });
    return String((await answer.json()).data.id);
  };
  const [idcardProofId, paymentProofId] = [await fileId(), await fileId()];
  type Destination = Pick<CallInput<'/sys/withdraw/apply'>, 'paymentMethod' | 'email' | 'accountNumber'>;
  const apply = async (amount: number, destination: Destination): Promise<number> => {
    const proofs = { idcardProofId, paymentProofId, requestKey: randomUUID() };
    return (await ask('/sys/withdraw/apply', { amount, ...destination, ...proofs })).id;
  };
  const byPaypal = { paymentMethod: 'PAYPAL', email: 'maria@example.com' } as const;
  const byBank = {
    paymentMethod: 'BANK_CARD',
    routingNumber: '021000021',
    accountNumber: '1234567890',
    accountName: 'Maria Santos',
  } as const;
  const refused = await apply(50, byPaypal);
  const paid = await apply(100, byBank);
  await apply(25, byPaypal);
  await operator('reject', String(refused), '--reason', 'The name of the account is not yours.');
  await operator('approve', String(paid));

  const today = new Date().toISOString().slice(0, 10);
  await ask('/sys/member/documents/update', {
    idcardProofId: await fileId(),
    idcardHoldProofId: await fileId(),
    addressProofId: await fileId(),
    addressProofDate: today,
  });
  await decideDocuments(member.username);

  for (const address of ['112.198.0.7', '124.6.144.9']) {
    await newMember(page, {}, { invitorCode: member.invitationCode, headers: { 'x-forwarded-for': address } });
  }
  await operator('agent', String(member.id), 'on');

  const guarded = await newMember(page);
  const askGuarded = callsOf(page, guarded.token);
  const { secret } = await askGuarded('/sys/member/factor/totp/begin', { password: guarded.password });
  const app = new AuthenticatorApp(secret);
  await askGuarded('/sys/member/factor/totp/confirm', { code: await app.code() });

  await ask('/sys/member/mail/forgot/send', { usernameOrEmail: member.username });
  const resetLink = await mailedLink(page, member.email, 'password/reset');
  return { newcomer, member, cashOut: paid, guarded, app, resetLink };
}

type Ask = <P extends CallPath>(path: P, data: CallInput<P>) => Promise<CallOutput<P>>;

function callsOf(page: Page, token: string): Ask {
  return async (path, data) => {
    const answer = await page.request.post(`/api${path}`, { headers: { authorization: token }, data });
    const { error, message, data: answered } = await answer.json();
    if (error !== 0) throw new Error(`${path}: ${error} ${message}`);
    return answered;
  };
}

async function untilCredited(ask: Ask): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await ask('/sys/auth/token/info', {})).availableBalance > 0) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error('the deposit was not credited');
}

/** Stakes so many minor units and wins them back: a level of the VIP club is far to play for. */
async function haveWagered(memberId: bigint, minor: bigint): Promise<void> {
  const server = await runningServer(join(process.env.FAIRHOUSE_DATA_DIR!, 'postgres'));
  const db = connect({ url: server!.url, schema: 'casino', connections: 1 });
  const id = randomUUID();
  const stake = minor / 5n;
  for (let round = 0; round < 5; round += 1) {
    await inTransaction(db, async (tx) => {
      const common = { memberId, amount: amountOf('USD', stake), source: 'screens' };
      await postWithin(tx, { ...common, type: 'GAME_BET', externalId: `bet-${id}-${round}` });
      await postWithin(tx, { ...common, type: 'GAME_WIN', externalId: `win-${id}-${round}` });
    });
  }
  await db.end();
}

/** Of the member's documents one is accepted, one refused, the others wait. */
async function decideDocuments(username: string): Promise<void> {
  const list = await operator('documents');
  const idOf = (kind: string) => new RegExp(`^(\\d+)\\s.*${username}\\s+${kind}`, 'm').exec(list)?.[1];
  const [held, address] = [idOf('photo'), idOf('address')];
  if (held) await operator('accept-document', held);
  if (address) await operator('reject-document', address, '--reason', 'The date cannot be read.');
}
