import { describe, expect, it } from 'vitest';
import { cardMessages, transferMessages } from '../adyen/adyen-messages.ts';
import { hostedPageMessages } from '../hosted-page/hosted-page-messages.ts';
import { intentMessages, pixMessages } from '../mercado-pago/mercado-pago-messages.ts';
import { paypalMessages } from '../paypal/paypal-messages.ts';
import { quayMessages } from '../quay/quay-messages.ts';
import { sandboxMessages } from '../sandbox/sandbox-messages.ts';
import { stripeMessages } from '../stripe/stripe-messages.ts';
import { maskMessage, maskPath } from './mask-message.ts';
import type { KeptFields } from './message.ts';

const card = '5201282999005515';
const attempt = '12-1f0e5a54-5a7a-4a0e-9d54-0c9de1a6a5b1';
const email = 'maria.santos@example.com';

/** What each provider is told and tells, in full, with what of it must be kept and what must not. */
const messages: [name: string, kept: KeptFields, body: unknown, stays: string[], goes: string[]][] = [
  [
    'a request for a Stripe session',
    stripeMessages,
    `client_reference_id=${attempt}&line_items[0][price_data][unit_amount]=4000&line_items[0][price_data][currency]=usd&customer_email=${encodeURIComponent(email)}&return_url=https%3A%2F%2Fhouse.example%2Freturn`,
    [attempt, '4000', 'usd', 'm•••@example.com'],
    [email, 'casino.example'],
  ],
  [
    'a Stripe session with its charge',
    stripeMessages,
    {
      id: 'cs_test_a1b2c3d4',
      object: 'checkout.session',
      client_secret: 'cs_test_a1b2c3d4_secret_fidwbEhqYWAnP',
      client_reference_id: attempt,
      amount_total: 4000,
      payment_status: 'paid',
      url: 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3d4#fidkdWxOYHwnPyd1blpxYHZxWjA0',
      customer_details: { email, name: 'Maria Santos', address: { city: 'Manila', line1: '1 Roxas Boulevard' } },
      payment_intent: {
        id: 'pi_3Nk',
        latest_charge: {
          id: 'ch_3Nk',
          billing_details: { name: 'Maria Santos' },
          payment_method_details: { card: { brand: 'visa', last4: '4242', fingerprint: 'Xt5EWLLDS7FJjR1c' } },
          receipt_url: 'https://pay.stripe.com/receipts/payment/CAcaFwoVYWNjdF8xTTJ',
        },
      },
    },
    ['cs_test_a1b2c3d4', attempt, 'paid', 'pi_3Nk', 'ch_3Nk', 'visa', '4242', 'm•••@example.com'],
    ['fidwb', 'checkout.stripe.com', email, 'Santos', 'Roxas', 'Xt5EWLLDS7FJjR1c', 'receipts'],
  ],
  [
    'a refusal of Stripe that repeats what it was told',
    stripeMessages,
    {
      error: {
        type: 'card_error',
        code: 'card_declined',
        message: `Card ${card} of ${email} was declined; key sk_live_abc`,
      },
    },
    ['card_declined', '•••• 5515', 'm•••@example.com'],
    [card, email, 'sk_live_abc'],
  ],
  [
    'an order of PayPal with its payer',
    paypalMessages,
    {
      id: '5O190127TN364715T',
      status: 'APPROVED',
      purchase_units: [{ custom_id: attempt, amount: { currency_code: 'USD', value: '40.00' } }],
      payer: { payer_id: 'QYR5Z8XDVJNXQ', email_address: email, name: { given_name: 'Maria', surname: 'Santos' } },
      payment_source: { card: { name: 'MARIA', number: card, security_code: '123' } },
      links: [{ rel: 'approve', href: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T' }],
    },
    ['5O190127TN364715T', 'APPROVED', attempt, '40.00', '•••• JNXQ', 'm•••@example.com'],
    ['QYR5Z8XDVJNXQ', email, 'Maria', 'MARIA', 'Santos', card, '"123"', 'checkoutnow'],
  ],
  [
    'an access token',
    paypalMessages,
    {
      access_token: 'A21AAFEpH4PsADK7qSS7pSRsgz',
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: 32400,
    },
    [],
    ['A21AAFEpH4PsADK7qSS7pSRsgz', 'APP-80W'],
  ],
  [
    'a payout of PayPal',
    paypalMessages,
    {
      sender_batch_header: { sender_batch_id: 'co-55', email_subject: 'Your cash-out' },
      items: [{ recipient_type: 'EMAIL', receiver: email, amount: { currency: 'EUR', value: '30.00' } }],
    },
    ['co-55', 'EUR', '30.00', 'm•••@example.com'],
    [email],
  ],
  [
    'a payment of Mercado Pago',
    pixMessages,
    {
      id: 1312345678,
      status: 'approved',
      external_reference: attempt,
      transaction_amount: 40.5,
      payer: { email, first_name: 'Maria', identification: { type: 'CPF', number: '52998224725' } },
      point_of_interaction: {
        transaction_data: { qr_code: '00020126580014br.gov.bcb.pix0136', ticket_url: 'https://mp/x' },
      },
    },
    ['1312345678', 'approved', attempt, '40.5'],
    [email, 'Maria', '52998224725', '00020126580014br', 'https://mp/x'],
  ],
  [
    'an intent to pay by PIX',
    intentMessages,
    {
      external_reference: 'co-56',
      transaction: {
        to: {
          accounts: [
            {
              amount: 30,
              chave: { type: 'EMAIL', value: email },
              owner: { identification: { type: 'CPF', number: '52998224725' } },
            },
          ],
        },
        total_amount: 30,
      },
    },
    ['co-56', '30', 'CPF', '•••• 4725', 'm•••@example.com'],
    [email, '52998224725'],
  ],
  [
    'a card that is handed to Adyen',
    cardMessages,
    {
      merchantAccount: 'Casino',
      paymentMethod: {
        type: 'scheme',
        holderName: 'Maria Santos',
        encryptedCardNumber: `test_${card}`,
        encryptedSecurityCode: 'test_737',
      },
      shopperReference: 'payer-8a1',
    },
    ['Casino', 'scheme'],
    [card, '737', 'Maria', 'payer-8a1'],
  ],
  [
    'a payment by a stored card of Adyen, and its end',
    cardMessages,
    {
      reference: attempt,
      paymentMethod: { storedPaymentMethodId: 'J469JCZC5KPBGP65' },
      billingAddress: { street: '1 Roxas Boulevard', stateOrProvince: '00' },
      additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=', cardBin: '520128' },
      resultCode: 'Refused',
      refusalReason: `Not enough balance on ${card}`,
    },
    [attempt, 'Refused', 'Not enough balance', '•••• 5515'],
    ['J469JCZC5KPBGP65', 'Roxas', 'coqCmt', '520128', card],
  ],
  [
    'a transfer by Adyen',
    transferMessages,
    {
      reference: 'co-57',
      balanceAccountId: 'BA00000000000000000000001',
      counterparty: {
        bankAccount: {
          accountHolder: { fullName: 'Maria Santos' },
          accountIdentification: { type: 'usLocal', routingNumber: '021000021', accountNumber: '1234567890' },
        },
      },
    },
    ['co-57', 'usLocal', '•••• 7890'],
    ['1234567890', '021000021', 'Santos', 'BA00000000000000000000001'],
  ],
  [
    'an order of a hosted page, and who pays it',
    hostedPageMessages,
    {
      id: 'o-1',
      reference: attempt,
      state: 'open',
      email,
      payer: { firstName: 'Maria', billing: { state: 'PH-00' } },
      payUrl: 'https://pay/secret',
    },
    ['o-1', attempt, 'open', 'm•••@example.com'],
    [email, 'Maria', 'PH-00', 'https://pay/secret'],
  ],
  [
    'a checkout of Quay',
    quayMessages,
    {
      checkoutId: 'q-1',
      merchantRef: attempt,
      minor: '4000',
      status: 'PAID',
      paidBy: { account: '9876543210123', shown: '•••• 0123' },
      page: 'https://q/secret',
    },
    ['q-1', attempt, '4000', 'PAID', '•••• 0123'],
    ['9876543210123', 'https://q/secret'],
  ],
  [
    'a payout of the sandbox',
    sandboxMessages,
    {
      id: 'co-58',
      method: 'BANK_CARD',
      destination: { routingNumber: '021000021', accountNumber: '1234567890', accountName: 'María Santos' },
    },
    ['co-58', 'BANK_CARD', '•••• 7890'],
    ['021000021', '1234567890', 'Santos'],
  ],
];

describe('a message that is kept', () => {
  it.each(messages)('of %s', (_name, kept, body, stays, goes) => {
    const masked = maskMessage(kept, typeof body === 'string' ? body : JSON.stringify(body));
    for (const text of stays) expect(masked).toContain(text);
    for (const text of goes) expect(masked).not.toContain(text);
    expect(() => JSON.parse(masked)).not.toThrow();
  });

  it('says how much of it was left out', () => {
    const { fields } = sandboxMessages;
    expect(
      JSON.parse(maskMessage({ fields }, '{"id":"a","secret":"x","inner":{"token":1},"list":[{"id":"b"},3]}')),
    ).toEqual({
      id: 'a',
      list: [{ id: 'b' }, { '…': 1 }],
      '…': 2,
    });
  });

  it('is no message of its own kind where it cannot be read: the beginning, without what looks like somebody’s', () => {
    const page = `<html>Bad gateway for ${email}, card ${card}, account DE89 3704 0044 0532 0130 00, phone +63 917 555 0101</html>`;
    const masked = maskMessage(sandboxMessages, page);
    expect(masked).toContain('Bad gateway');
    for (const text of [email, card, '0532', '917 555']) expect(masked).not.toContain(text);
    expect(maskMessage(sandboxMessages, '')).toBe('');
  });

  it.each([
    ['a long list', JSON.stringify({ id: 'a', list: Array(50_000).fill({ id: 'b' }) })],
    ['a long word', JSON.stringify({ id: 'a'.repeat(100_000) })],
    [
      'many fields',
      JSON.stringify({ list: Array.from({ length: 20 }, () => ({ list: Array(20).fill({ id: 'x'.repeat(100) }) })) }),
    ],
    ['deep nesting', `${'{"id":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['more than is read', JSON.stringify({ id: 'a', list: 'b'.repeat(600_000) })],
    ['no JSON', 'x'.repeat(100_000)],
  ])('is short, whatever came: %s', (_what, body) => {
    expect(maskMessage(sandboxMessages, body).length).toBeLessThanOrEqual(4_096);
  });

  it('keeps references and ids as they are, whatever figures they are made of', () => {
    for (let number = 0; number < 500; number++) {
      const id = `${number}-${crypto.randomUUID()}`;
      expect(JSON.parse(maskMessage(sandboxMessages, JSON.stringify({ id })))).toEqual({ id });
    }
  });
});

describe('the path of a message', () => {
  it.each([
    [
      'https://u:p@api.example/v1/checkout/sessions/cs_1?expand[]=payment_intent',
      '/v1/checkout/sessions/cs_1?expand[]=payment_intent',
    ],
    ['https://api.example/x?key=sk_live_1&status=open&status=closed', '/x?key=…&status=open&status=closed'],
  ])('of %s', (address, path) => {
    expect(maskPath(stripeMessages, new URL(address))).toBe(path);
  });

  it('does not say whose PayID it is', () => {
    const url = new URL(`https://api.example/payids/${encodeURIComponent(email)}`);
    expect(maskPath(sandboxMessages, url)).toBe('/payids/•••');
  });
});
