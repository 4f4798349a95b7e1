import type { NameOf, Rule } from './payments-view.ts';
import type { usePaymentsTexts } from './texts/index.ts';

/** What a rule asks for, in a line. */
export function conditionsText(
  rule: Rule,
  t: ReturnType<typeof usePaymentsTexts>,
  names: { method: NameOf; provider: NameOf },
): string {
  const { methods, countries, currencies, amountFrom, amountBelow, history, depositsLeast, succeededWith } = rule;
  const said = [
    methods.map(names.method).join(', '),
    countries.join(', '),
    currencies.join(', '),
    amountFrom !== null && t('from', { amount: amountFrom }),
    amountBelow !== null && t('below', { amount: amountBelow }),
    history !== 'any' && t(`history_${history}`),
    depositsLeast && t('deposits', depositsLeast),
    succeededWith !== null && t('succeeded', { provider: names.provider(succeededWith) }),
  ].filter(Boolean);
  return said.length > 0 ? said.join(' · ') : t('anyDeposit');
}
