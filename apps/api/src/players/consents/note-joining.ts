import type { ArticleLanguage } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import { playerLanguageOf } from '@fairhouse/money';
import { agreedTexts, offersVersion } from './agreed-texts.ts';
import { addConsents, newestTexts } from './consent.store.ts';

/** Keeps what a new member has agreed to: the texts in the language of the form, and whether offers are wanted. */
export async function noteJoining(
  tx: Transaction,
  joined: { memberId: bigint; language: string; offers: boolean },
): Promise<void> {
  const language = playerLanguageOf(joined.language);
  const newest = await newestTexts(tx, agreedTexts);
  await addConsents(tx, joined.memberId, [
    { what: 'offers', code: null, version: offersVersion, language, given: joined.offers, place: 'joining' },
    ...inLanguage(newest, language).map(({ code, version, language: of }) => ({
      what: 'text' as const,
      code,
      version,
      language: of,
      given: true,
      place: 'joining' as const,
    })),
  ]);
}

/** Each text in the reader's language, else in English. */
export function inLanguage<T extends { code: string; language: ArticleLanguage }>(
  texts: readonly T[],
  language: ArticleLanguage,
): T[] {
  const codes = [...new Set(texts.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const own = texts.filter((text) => text.code === code);
    return own.find((text) => text.language === language) ?? own.find((text) => text.language === 'en') ?? [];
  });
}
