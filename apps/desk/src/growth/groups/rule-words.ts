import type { GroupRule } from '@fairhouse/contract/operator';
import { type GroupText, useGroupTexts, useWord } from './texts/index.ts';

/** A rule as a sentence of its conditions. */
export function useRuleWords(): (rule: GroupRule) => string {
  const t = useGroupTexts();
  const word = useWord();
  const ofLine = (values: Readonly<Record<string, unknown>>): string => {
    const { days, least, most, from, until, currency, ...named } = values as Record<string, string | undefined>;
    const span = [from, until].some(Boolean) ? `${from ?? '…'} – ${until ?? '…'}` : undefined;
    const amount = (value: string) => (currency ? `${value} ${currency}` : value);
    return [
      ...Object.values(named).map((value) => (Array.isArray(value) ? value.map(word).join(', ') : word(String(value)))),
      days === undefined ? undefined : t('days', { count: Number(days) }),
      span,
      least === undefined ? undefined : t('atLeast', { value: amount(least) }),
      most === undefined ? undefined : t('atMost', { value: amount(most) }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  const inWords = (rule: GroupRule, inner: boolean): string => {
    if ('not' in rule) return `${t('not')} (${inWords(rule.not, false)})`;
    if ('is' in rule) {
      const said = ofLine(rule.with);
      return said === '' ? t(`condition_${rule.is}`) : `${t(`condition_${rule.is}` as GroupText)} ${said}`;
    }
    const parts = 'all' in rule ? rule.all : rule.any;
    const joined = parts.map((part) => inWords(part, true)).join(` ${t('all' in rule ? 'and' : 'or')} `);
    return inner && parts.length > 1 ? `(${joined})` : joined;
  };
  return (rule) => inWords(rule, false);
}
