import { randomUUID } from 'node:crypto';
import type { CallInput } from '@fairhouse/contract';
import type { Page } from '@playwright/test';
import { AuthenticatorApp } from '../steps/authenticator-app.ts';
import { callsOf, payIn } from '../steps/calls.ts';
import { newMember, openHomeAs } from '../steps/login.ts';
import { mailedLink } from '../steps/mails.ts';
import { operator } from '../steps/operator.ts';
import { Past } from '../steps/past.ts';
import { sitDown, spinSlot } from '../steps/play.ts';
import { uploadPicture } from '../steps/upload-picture.ts';

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
  const newcomer = await newMember(page);
  const member = await newMember(page);
  const ask = callsOf(page, member.token);

  await payIn(page, ask, 600, 'approve');
  await payIn(page, ask, 75, 'decline');
  // A level of the VIP club is far to play for.
  const past = await Past.open();
  await past.wagered(member.id, 1_500_00n, 300_00n);
  await past.close();

  await openHomeAs(page, member);
  const table = await sitDown(page, 'Nocturne', { fast: true });
  for (let spins = 0; spins < 3; spins += 1) await spinSlot(table);
  await table.close();

  const fileId = () => uploadPicture(page, member.token);
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

/** Of the member's documents one is accepted, one refused, the others wait. */
async function decideDocuments(username: string): Promise<void> {
  const list = await operator('documents');
  const idOf = (kind: string) => new RegExp(`^(\\d+)\\s.*${username}\\s+${kind}`, 'm').exec(list)?.[1];
  const [held, address] = [idOf('photo'), idOf('address')];
  if (held) await operator('accept-document', held);
  if (address) await operator('reject-document', address, '--reason', 'The date cannot be read.');
}
