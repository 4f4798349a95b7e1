import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { toWire } from '@fairhouse/money';
import type { Send } from '../messages/send-through.ts';
import type { PayoutOrder, PayoutProvider, PayoutState } from '../payout-provider.ts';
import { codeOf, exchange, refusal } from '../payouts/payout-answer.ts';
import { stateOfIntent } from './transaction-intent.ts';

export interface PixPayoutSettings {
  accessToken: string;
  /** The Ed25519 key whose public half Mercado Pago has: PEM, or the base64 text between its lines. */
  signingKey: string;
  /** Undefined is Mercado Pago itself; otherwise the origin of a server that speaks its API. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

const origin = 'https://api.mercadopago.com';
const defaultTimeoutMs = 10_000;
/** How long Mercado Pago knows an idempotency key is not documented; a day is what such keys live at the least. */
const repeatableForMs = 20 * 3_600_000;

/**
 * What is wrong with the receiver, and so definite, in the words of the documentation and in one form. Anything unknown
 * may be ours to put right, or about a first payment under the same key that still arrives.
 */
const receiverTroubles = new Set([
  'financial_identity_not_found',
  'invalid_identification_number',
  'invalid_identification_type',
  'participant_is_not_available',
]);

/**
 * PIX to the receiver's email by Mercado Pago's transaction intents, in reais:
 * https://www.mercadopago.com.br/developers/en/docs/payouts/integration-configuration/money-transfers. The instruction's
 * id is the idempotency key. Intents are found by Mercado Pago's id alone, so a lost answer is asked for by handing the
 * same instruction in again. They are not listed.
 */
export function createPixPayouts(settings: PixPayoutSettings, send?: Send): PayoutProvider {
  const { accessToken, apiOrigin = origin, timeoutMs = defaultTimeoutMs } = settings;
  const key = readSigningKey(settings.signingKey);
  if (!key) throw new Error('the signing key of Mercado Pago is not an Ed25519 key');
  const authorization = `Bearer ${accessToken}`;
  const intents = `${apiOrigin}/v1/transaction-intents`;

  return {
    name: 'mercado-pago',
    // The owner's CPF goes with every PIX; a member who gave none is paid by hand.
    takes: ({ method, amount, destination }) =>
      method === 'MERCADO_PAGO' && amount.currency === 'BRL' && Boolean(destination.cpf),

    async submit(order): Promise<PayoutState> {
      if (Date.now() - order.approvedAt.getTime() > repeatableForMs) {
        return { outcome: 'review', reason: 'too old to be handed to Mercado Pago without the danger of paying twice' };
      }
      const text = JSON.stringify(intentOf(order));
      const headers = {
        authorization,
        'content-type': 'application/json',
        'x-idempotency-key': order.id,
        'x-enforce-signature': 'true',
        'x-signature': sign(null, Buffer.from(text), key).toString('base64'),
      };
      const { status, body, reason } = await exchange(
        `${intents}/process`,
        { method: 'POST', headers, body: text },
        timeoutMs,
        send,
      );
      if (status >= 200 && status < 300) return stateOfIntent(order.id, body);
      const codes = errorsIn(body);
      const trouble = codes.find((code) => receiverTroubles.has(formOf(code)));
      if ((status !== 400 && status !== 422) || trouble === undefined) {
        return { outcome: 'unknown', reason: [reason, codes[0]].filter(Boolean).join(' ') };
      }
      return { outcome: 'failed', reason: refusal('Mercado Pago', trouble) };
    },

    async fetchState({ id, providerId }) {
      if (providerId === undefined) return { outcome: 'untraceable' };
      const { status, body, reason } = await exchange(
        `${intents}/${encodeURIComponent(providerId)}`,
        { headers: { authorization } },
        timeoutMs,
        send,
      );
      if (status === 404) return { outcome: 'notFound' };
      return status === 200 ? stateOfIntent(id, body) : { outcome: 'unknown', reason };
    },
  };
}

/** Undefined for what is no Ed25519 key. */
export function readSigningKey(text: string): KeyObject | undefined {
  try {
    const body = text.replace(/-----[A-Z ]+-----|\s/g, '');
    const key = createPrivateKey({ key: Buffer.from(body, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

function intentOf({ id, amount, destination }: PayoutOrder) {
  const value = toWire(amount);
  return {
    external_reference: id,
    point_of_interaction: { type: 'PSP_TRANSFER' },
    transaction: {
      from: { accounts: [{ amount: value }] },
      to: {
        accounts: [
          {
            type: 'current',
            amount: value,
            chave: { type: 'EMAIL', value: destination.email },
            owner: { identification: { type: 'CPF', number: (destination.cpf ?? '').replace(/\D/g, '') } },
          },
        ],
      },
      total_amount: value,
    },
  };
}

function errorsIn(body: unknown): string[] {
  const { code, error, message } = (body ?? {}) as Record<string, unknown>;
  return [code, error, message].map(codeOf).filter((said) => said !== undefined);
}

/** 'Participant is not available' and 'participant_is_not_available' are both found in the documentation. */
function formOf(code: string): string {
  return code.toLowerCase().replace(/\W+/g, '_');
}
