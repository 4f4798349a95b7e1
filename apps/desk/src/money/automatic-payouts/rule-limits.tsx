import { formatAmount } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePayoutWords } from '../../lib/texts/payout-words.ts';
import { Fact } from '../../ui/facts/facts.tsx';
import type { Rule } from './automatic-view.ts';
import { useAutomaticTexts } from './texts/index.ts';

/** What a rule allows, as lines among the facts. */
export function Limits({ rule: { currency, parameters: of } }: { rule: Pick<Rule, 'currency' | 'parameters'> }) {
  const t = useAutomaticTexts();
  const word = usePayoutWords();
  const language = useLanguage();
  const money = (text: string) => formatAmount(exactAmount(text, currency), language);
  return (
    <>
      <Fact name={t('amountMost')}>{money(of.amountMost)}</Fact>
      <Fact name={t('dayAmountMost')}>
        {t('amountAndCount', { amount: money(of.dayAmountMost), count: of.dayCountMost })}
      </Fact>
      <Fact name={t('weekAmountMost')}>
        {t('amountAndCount', { amount: money(of.weekAmountMost), count: of.weekCountMost })}
      </Fact>
      <Fact name={t('instrument')}>{word(`instrument_${of.instrument}`)}</Fact>
      <Fact name={t('accountHours')}>{of.accountHours}</Fact>
      <Fact name={t('changeHours')}>{of.changeHours}</Fact>
      <Fact name={t('samplePercent')}>{t('percent', { value: of.samplePercent })}</Fact>
    </>
  );
}
