import { depositMethodCodes } from '@fairhouse/contract';
import { expect, it } from 'vitest';
import type { Translate } from '../language/i18n.ts';
import { methodName } from './method-name.ts';
import { en } from './texts/en.ts';
import { fil } from './texts/fil.ts';

const namesIn = (texts: Record<keyof typeof en, string>): Record<string, string> => {
  const t: Translate<keyof typeof en> = (key) => texts[key];
  return Object.fromEntries(
    depositMethodCodes.map((code) => [code, methodName({ code, name: `${code} of the server` }, t)]),
  );
};

const theServers = {
  CASH: 'CASH of the server',
  STRIPE: 'STRIPE of the server',
  CRYPT: 'CRYPT of the server',
  PAYP: 'PAYP of the server',
};

it('translates the names of the methods, but for OnlyPay and the four that the server names', () => {
  expect(namesIn(en)).toEqual({
    VISA_MASTERCARD: 'Visa / Mastercard',
    VISA_MASTERCARD_1: 'Visa / Mastercard with confirmation',
    APPLE_PAY: 'Apple Pay',
    GOOGLE_PAY: 'Google Pay',
    PAYPAL_POLL: 'PayPal',
    PINGPONG: 'PingPong',
    CRYPTO: 'Crypto',
    ONLY_PAY: 'OnlyPay',
    PIX: 'PIX',
    CPAY: 'CPay',
    ...theServers,
  });
  const inFilipino = namesIn(fil);
  expect(inFilipino).toMatchObject({ ...theServers, ONLY_PAY: 'OnlyPay' });
  expect(inFilipino.VISA_MASTERCARD_1).not.toBe(en.VISA_MASTERCARD_1);
});
