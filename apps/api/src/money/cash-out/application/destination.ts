import type { CashOutMethodCode } from '@fairhouse/contract';
import { maskedEnd, maskedMail } from '@fairhouse/payments';
import { z } from 'zod';
import { isCpf } from '../../../lib/cpf.ts';
import { isPayId, isRoutingNumber } from './account-numbers.ts';

export type Destination = Record<string, string>;

export interface DestinationFields {
  routingNumber?: string | undefined;
  accountNumber?: string | undefined;
  accountName?: string | undefined;
  email?: string | undefined;
  cpf?: string | undefined;
  payoutData?: { accountName?: string | undefined; toAccount?: string | undefined } | undefined;
}

export type CheckedDestination =
  | { ok: true; destination: Destination }
  | { ok: false; error: 'missingField' | 'destinationInvalid'; field: string };

interface Field {
  /** The name under which it is kept and paid. */
  name: string;
  /** As the player knows it. */
  words: string;
  of: (given: DestinationFields) => string | undefined;
  isRight: (value: string, isBitcoinAddress: (address: string) => boolean) => boolean;
  optional?: true;
}

const holder = (value: string) => /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}.,'’&-]{1,99}$/u.test(value);

const email: Field = {
  name: 'email',
  words: 'the email address',
  of: (given) => given.email,
  isRight: (value) => z.email().safeParse(value).success,
};

/** The fields of each method, in the order in which they are asked for (specification, section 5, cash-out 6). */
const fields: Record<CashOutMethodCode, readonly Field[]> = {
  BANK_CARD: [
    {
      name: 'routingNumber',
      words: 'the routing number',
      of: (given) => given.routingNumber,
      isRight: isRoutingNumber,
    },
    {
      name: 'accountNumber',
      words: 'the account number',
      of: (given) => given.accountNumber,
      isRight: (value) => /^\d{4,17}$/.test(value),
    },
    { name: 'accountName', words: 'the account name', of: (given) => given.accountName, isRight: holder },
  ],
  PAYPAL: [email],
  MERCADO_PAGO: [
    email,
    { name: 'cpf', words: 'the CPF number', of: (given) => given.cpf, isRight: isCpf, optional: true },
  ],
  CPAY: [
    { name: 'accountName', words: 'the account name', of: (given) => given.payoutData?.accountName, isRight: holder },
    {
      name: 'toAccount',
      words: 'the account to pay to',
      of: (given) => given.payoutData?.toAccount,
      isRight: (value) => /^[\w.@+ -]{4,100}$/.test(value),
    },
  ],
  BTC: [
    {
      name: 'address',
      words: 'the bitcoin address',
      of: (given) => given.accountNumber,
      isRight: (value, isBitcoinAddress) => isBitcoinAddress(value),
    },
  ],
  PAYID: [{ name: 'payId', words: 'the PayID', of: (given) => given.accountNumber, isRight: isPayId }],
};

/**
 * Takes exactly the fields that the method needs; what else was sent is not kept. `isBitcoinAddress` takes
 * addresses of the network on which payouts are sent.
 */
export function checkDestination(
  method: CashOutMethodCode,
  given: DestinationFields,
  isBitcoinAddress: (address: string) => boolean,
): CheckedDestination {
  return takeFields(method, ({ of }) => of(given), isBitcoinAddress);
}

/** The same of an account that was kept: what was right once may not be today. */
export function recheckDestination(
  method: CashOutMethodCode,
  kept: Destination,
  isBitcoinAddress: (address: string) => boolean,
): CheckedDestination {
  return takeFields(method, ({ name }) => kept[name], isBitcoinAddress);
}

function takeFields(
  method: CashOutMethodCode,
  given: (field: Field) => string | undefined,
  isBitcoinAddress: (address: string) => boolean,
): CheckedDestination {
  const destination: Destination = {};
  for (const field of fields[method]) {
    const { name, words, isRight, optional } = field;
    const value = given(field);
    if (!value && optional) continue;
    if (!value) return { ok: false, error: 'missingField', field: words };
    if (!isRight(value, isBitcoinAddress)) return { ok: false, error: 'destinationInvalid', field: words };
    destination[name] = value;
  }
  return { ok: true, destination };
}

const lineOrder = ['routingNumber', 'accountNumber', 'accountName', 'toAccount', 'email', 'cpf', 'address', 'payId'];

/** One line for the desk: '021000021 · 1234567890 · Ann Lee'. */
export function destinationLine(destination: Destination): string {
  return lineOrder
    .map((name) => destination[name])
    .filter(Boolean)
    .join(' · ');
}

/** As the member is shown an account that was kept: '•••• 7890 · Maria Santos', 'm•••@example.com'. */
export function maskedDestination(destination: Destination): string {
  const { accountNumber, accountName, toAccount, email, address, payId } = destination;
  const number = accountNumber ?? toAccount ?? address ?? payId ?? email ?? '';
  return [number.includes('@') ? maskedMail(number) : maskedEnd(number), accountName].filter(Boolean).join(' · ');
}
