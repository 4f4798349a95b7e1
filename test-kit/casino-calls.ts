import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { errorCodes } from '@fairhouse/contract';
import { registrationOf } from '../apps/api/src/testing/registration-of.ts';
import type { Journal } from './journal.ts';
import { NotAnswered, post, untilAnswered } from './retries.ts';

const picture = new URL('../apps/web/public/art/icon-192.png', import.meta.url);

/** What is worth another try; every other refusal of these calls is a fault of the casino. */
const passing = new Set<number>([
  errorCodes.serverBusy,
  errorCodes.unavailable,
  errorCodes.outcomeUnknown,
  errorCodes.providerUnavailable,
]);

export interface Member {
  id: bigint;
  token: string;
}

/** The casino's own calls, as the player site makes them: each repeated while the casino cannot answer. */
export class CasinoCalls {
  constructor(
    private readonly origin: string,
    private readonly journal: Journal,
  ) {}

  // biome-ignore lint/suspicious/noExplicitAny: anyone who asks knows what the call answers.
  call(path: string, input: object, token?: string): Promise<any> {
    return untilAnswered(this.journal, path, async () => {
      const { text } = await post(
        `${this.origin}/api${path}`,
        JSON.stringify(input),
        token ? { authorization: token } : {},
        this.journal,
      );
      const answer = parsed(text) as { error: number; message: string; data: unknown };
      if (answer.error === 0) return answer.data;
      const sentence = `${path}: ${answer.error} ${answer.message}`;
      throw passing.has(answer.error) ? new NotAnswered(sentence) : new Error(sentence);
    });
  }

  async join(number: number): Promise<Member> {
    const name = `survivor${number}`;
    const own = { email: `${name}@example.com`, username: name, mobile: String(9_170_000_000 + number) };
    const data = await this.call('/sys/auth/register', registrationOf(number, own));
    return { id: BigInt(data.id), token: data.token };
  }

  /** Orders, approves on the provider's page and asks until it is paid. Amount in whole units. Answers the order. */
  async deposit(member: Member, amount: number, sandboxOrigin: string): Promise<number> {
    const order = await this.call(
      '/sys/deposit/stripe/depositOrder',
      { amount, requestKey: randomUUID() },
      member.token,
    );
    const sessionId = /#(cs_test_[0-9a-f]+)_secret/.exec(order.iframe)![1]!;
    await untilAnswered(this.journal, 'approve', async () => {
      const url = `${sandboxOrigin}/controls/sessions/${sessionId}/decide`;
      const { httpStatus } = await post(url, JSON.stringify({ choice: 'approve' }), {}, this.journal);
      // 409: an earlier try whose answer was lost has decided it.
      if (httpStatus !== 200 && httpStatus !== 409) throw new NotAnswered(`HTTP ${httpStatus}`);
    });
    await untilAnswered(this.journal, 'findOrder', async () => {
      const found = await this.call('/sys/stripe/findOrder', { orderId: order.orderId }, member.token);
      if (found.status !== 'true') throw new NotAnswered(`the order stands at '${found.status}'`);
    });
    this.journal.deposits.push({ memberId: member.id, orderId: order.orderId, amount: amount * 100 });
    this.journal.answered('deposit');
    return order.orderId;
  }

  /** Applies for a cash-out with proofs of its own. Amount in whole units. Answers the number of the application. */
  async cashOut(member: Member, amount: number): Promise<number> {
    const [idcardProofId, paymentProofId] = [await this.upload(member), await this.upload(member)];
    const account = { paymentMethod: 'PAYPAL', email: `survivor${member.id}@example.com` };
    const proofs = { idcardProofId, paymentProofId, requestKey: randomUUID() };
    return (await this.call('/sys/withdraw/apply', { amount, ...account, ...proofs }, member.token)).id;
  }

  private async upload(member: Member): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(readFileSync(picture))], { type: 'image/png' }), 'proof.png');
    const headers = { authorization: member.token };
    const answer = await fetch(`${this.origin}/api/sys/file/upload`, { method: 'POST', headers, body });
    return String(((await answer.json()) as { data: { id: number } }).data.id);
  }

  /** The one-time address of a game, for money. */
  async launch(member: Member, gameName: string): Promise<URL> {
    const page: { content: { id: number; name: string }[] } = await this.call('/base/game/listPage', { pageSize: 300 });
    const game = page.content.find(({ name }) => name === gameName);
    if (!game) throw new Error(`${gameName} is not in the catalogue`);
    return new URL(await this.call('/sys/game/getLaunchUrl', { id: game.id }, member.token));
  }
}

/** The body as JSON; half a body is no answer. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAnswered(`not JSON: ${text.slice(0, 100)}`);
  }
}
