import { amountOf, currencyCodes, formatAmount } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { suffixOf } from '../../lib/in-each-language.ts';
import type { NewsDetails, NewsRow } from './news.store.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fil } from './texts/fil.ts';
import { pt } from './texts/pt.ts';

const sentences: Record<Language, Record<NewsRow['kind'], string>> = { en, fil, pt, es };

/**
 * The sentence of a message in a language, with amounts as that language writes them. A part in brackets is left out unless the
 * message has all its values: messages of earlier releases have fewer. What was written in English alone stands in for a missing
 * language.
 */
export function newsText({ kind, details }: Pick<NewsRow, 'kind' | 'details'>, language: Language): string {
  const sentence = sentences[language][kind].replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => detailOf(details, name!, language) !== undefined) ? part : '',
  );
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => valueText(detailOf(details, name, language), language));
}

/** The subject that was written for its mail; undefined: the mail has the title of its topic. */
export function newsSubject(details: NewsDetails, language: Language): string | undefined {
  const subject = detailOf(details, `subject${suffixOf(language)}`, language);
  return typeof subject === 'string' ? subject : undefined;
}

function detailOf(details: NewsDetails, name: string, language: Language): NewsDetails[string] | undefined {
  const suffix = suffixOf(language);
  const english = name === language ? 'en' : name.endsWith(suffix) ? `${name.slice(0, -suffix.length)}En` : name;
  return details[name] ?? details[english];
}

function valueText(value: NewsDetails[string] | undefined, language: Language): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const currency = currencyCodes.find((code) => code === value.currency);
  if (!currency) throw new Error(`a message holds an amount of ${value.currency}`);
  return formatAmount(amountOf(currency, BigInt(value.minor)), language);
}
