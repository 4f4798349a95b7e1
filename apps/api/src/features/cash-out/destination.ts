import type { CashOutMethodCode } from '@fairhouse/contract';
import { z } from 'zod';

export type Destination = Record<string, string>;

export interface DestinationFields {
  routingNumber?: string;
  accountNumber?: string;
  accountName?: string;
  email?: string;
}

export type CheckedDestination =
  | { ok: true; destination: Destination }
  | { ok: false; error: 'missingField' | 'destinationInvalid'; field: string };

type Check = (value: string) => boolean;

const email = z.email();

/** The fields of each method that is built, in the order in which they are asked for. */
const fields: Partial<Record<CashOutMethodCode, Partial<Record<keyof DestinationFields, Check>>>> = {
  BANK_CARD: {
    routingNumber: isRoutingNumber,
    accountNumber: (value) => /^\d{4,17}$/.test(value),
    accountName: (value) => /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}.,'’&-]{1,99}$/u.test(value),
  },
  PAYPAL: { email: (value) => email.safeParse(value).success },
};

const names: Record<keyof DestinationFields, string> = {
  routingNumber: 'the routing number',
  accountNumber: 'the account number',
  accountName: 'the account name',
  email: 'the email address',
};

/** Takes exactly the fields that the method needs; what else was sent is not kept. */
export function checkDestination(method: CashOutMethodCode, given: DestinationFields): CheckedDestination {
  const destination: Destination = {};
  for (const [field, isRight] of Object.entries(fields[method] ?? {}) as [keyof DestinationFields, Check][]) {
    const value = given[field];
    if (!value) return { ok: false, error: 'missingField', field: names[field] };
    if (!isRight(value)) return { ok: false, error: 'destinationInvalid', field: names[field] };
    destination[field] = value;
  }
  return { ok: true, destination };
}

/** One line for the desk: '021000021 · 1234567890 · Ann Lee'. */
export function destinationLine(destination: Destination): string {
  return ['routingNumber', 'accountNumber', 'accountName', 'email']
    .map((field) => destination[field])
    .filter(Boolean)
    .join(' · ');
}

/** ABA routing number: nine digits, weighted 3-7-1, the sum a multiple of ten (ABA Key to Routing Numbers). */
function isRoutingNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value) || /^0+$/.test(value)) return false;
  const weights = [3, 7, 1];
  const sum = [...value].reduce((total, digit, position) => total + Number(digit) * weights[position % 3]!, 0);
  return sum % 10 === 0;
}
