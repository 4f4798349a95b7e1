import { amountOf, currencyCodes, formatAmount } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import type { NewsDetails, NewsRow } from './news.store.ts';
import { en } from './texts/en.ts';
import { fil } from './texts/fil.ts';

const sentences = { en, fil };

/**
 * The sentence of a message in a language, with amounts as that language writes them. A part in brackets is left out unless the
 * message has all its values: messages of earlier releases have fewer.
 */
export function newsText({ kind, details }: Pick<NewsRow, 'kind' | 'details'>, language: Language): string {
  const sentence = sentences[language][kind].replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => details[name!] !== undefined) ? part : '',
  );
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => valueText(details[name], language));
}

function valueText(value: NewsDetails[string] | undefined, language: Language): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const currency = currencyCodes.find((code) => code === value.currency);
  if (!currency) throw new Error(`a message holds an amount of ${value.currency}`);
  return formatAmount(amountOf(currency, BigInt(value.minor)), language);
}
