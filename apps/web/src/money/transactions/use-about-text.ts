import type { PostingAbout } from '@fairhouse/contract';
import type { Translate } from '../../lib/language/i18n.ts';
import { type NamedMethod, useMethodName } from '../../lib/method-name/method-name.ts';
import type { en } from './texts/en.ts';
import { useTransactionsTexts } from './texts/index.ts';

/** What a line of the history was about, in words: 'Nocturne', 'PIX #12', 'Welcome bonus'. */
export function useAboutText(): (about: PostingAbout) => string {
  const t = useTransactionsTexts();
  const nameOf = useMethodName();
  return (about) => aboutText(about, t, nameOf);
}

export function aboutText(
  about: PostingAbout,
  t: Translate<keyof typeof en>,
  nameOf: (method: NamedMethod) => string,
): string {
  switch (about.is) {
    case 'game':
      return about.name;
    case 'bonus':
      // Short, as support reads it too; the file of the statement has all of it.
      return `${t(`bonus_${about.bonus}`)}${about.freeRounds ? ` ${about.freeRounds.slice(0, 8)}` : ''}`;
    case 'fee':
      return t(`fee_${about.fee}`);
    case 'deposit':
    case 'cashOut':
      return t('order', { name: nameOf({ code: about.method, name: about.name }), order: about.order });
  }
}
