import type { CallInput, CallOutput } from '@fairhouse/contract';
import type { Translate } from '../../../lib/language/i18n.ts';
import type { en } from '../texts/en.ts';

export type CashOutMethod = CallOutput<'/base/cashoutPaymentMethod/listAll'>[number];
export type MethodCode = CashOutMethod['code'];
type TextKey = keyof typeof en;

export const fieldNames = [
  'routingNumber',
  'accountNumber',
  'accountName',
  'email',
  'cpf',
  'payoutName',
  'payoutAccount',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Record<FieldName, string>;

export const emptyFields: Fields = {
  routingNumber: '',
  accountNumber: '',
  accountName: '',
  email: '',
  cpf: '',
  payoutName: '',
  payoutAccount: '',
};

interface Field {
  name: FieldName;
  label: TextKey;
  /** What to say when it is empty; without it the API alone decides. */
  tip?: TextKey;
  digitsOnly?: true;
}

const email: Field = { name: 'email', label: 'email', tip: 'emailTip' };

/** What each method asks for, in the order of its checks (specification, section 5, cash-out 6). */
export const fieldsOf: Record<MethodCode, readonly Field[]> = {
  BANK_CARD: [
    { name: 'routingNumber', label: 'routingNumber', tip: 'routingNumberTip', digitsOnly: true },
    { name: 'accountNumber', label: 'accountNumber', tip: 'accountNumberTip', digitsOnly: true },
    { name: 'accountName', label: 'accountName', tip: 'accountNameTip' },
  ],
  PAYPAL: [email],
  MERCADO_PAGO: [email, { name: 'cpf', label: 'cpf' }],
  CPAY: [
    { name: 'payoutName', label: 'payoutName', tip: 'accountNameTip' },
    { name: 'payoutAccount', label: 'payoutAccount', tip: 'payoutAccountTip' },
  ],
  BTC: [{ name: 'accountNumber', label: 'bitcoinAddress' }],
  PAYID: [{ name: 'accountNumber', label: 'payId' }],
};

/** Word characters with dots or hyphens between them, '@', a domain (specification, Formats). */
const emailPattern = /^\w+([.+-]\w+)*@\w+([.-]\w+)*\.\w{2,}$/;

/** The checks of a method's fields, for `firstProblem`. */
export function checksOf(method: MethodCode, fields: Fields, t: Translate<TextKey>) {
  return fieldsOf[method].flatMap(({ name, tip }): [FieldName, boolean, string][] => {
    const value = fields[name].trim();
    const checks: [FieldName, boolean, string][] = tip ? [[name, value !== '', t(tip)]] : [];
    if (name === 'email') checks.push([name, emailPattern.test(value), t('emailTip1')]);
    return checks;
  });
}

/** The fields of a method as the apply call takes them; what was typed for another method stays behind. */
export function destinationOf(method: MethodCode, fields: Fields): Partial<CallInput<'/sys/withdraw/apply'>> {
  const value = (name: FieldName) => fields[name].trim();
  if (method === 'CPAY') {
    return { payoutData: { accountName: value('payoutName'), toAccount: value('payoutAccount') } };
  }
  return Object.fromEntries(fieldsOf[method].map(({ name }) => [name, value(name)]));
}
