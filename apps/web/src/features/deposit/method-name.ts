import type { Translate } from '../../lib/i18n.ts';
import type { DepositMethod } from './deposit-popup.tsx';
import type { en } from './texts/en.ts';

/** Names that are translated, or the same in every language; of the other methods the server's is shown (specification, section 2). */
const named = [
  'VISA_MASTERCARD',
  'VISA_MASTERCARD_1',
  'PAYPAL_POLL',
  'PINGPONG',
  'CRYPTO',
  'ONLY_PAY',
  'PIX',
  'CPAY',
] as const satisfies readonly (DepositMethod['code'] & keyof typeof en)[];

export function methodName(
  { code, name }: Pick<DepositMethod, 'code' | 'name'>,
  t: Translate<keyof typeof en>,
): string {
  const own = named.find((one) => one === code);
  return own ? t(own) : name;
}
