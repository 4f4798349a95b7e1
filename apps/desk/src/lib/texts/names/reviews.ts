import { amountOf, type Currency, formatAmount, isCurrency } from '@fairhouse/money';
import { useCallback } from 'react';
import { type Texts, textsOf } from '../../i18n.ts';
import { useLanguage } from '../../language.ts';
import { useStatusTexts } from './index.ts';

const en = {
  beforePaid: 'The provider reports “{state}” before the deposit was paid.',
  contradiction: 'The provider reports “{state}” after “{before}”.',
  wonAfterSettled: 'The dispute was won after the player had settled it.',
  otherAmount: 'The provider reports another amount: {amount}.',
  noAmount: 'The provider reports no amount.',
  paidTwice: 'Deposit {id} of the same order was paid and credited too.',
};

const fil: Texts<keyof typeof en> = {
  beforePaid: 'Sinasabi ng provider na “{state}” bago nabayaran ang deposito.',
  contradiction: 'Sinasabi ng provider na “{state}” pagkatapos ng “{before}”.',
  wonAfterSettled: 'Napanalunan ang dispute matapos itong bayaran ng manlalaro.',
  otherAmount: 'Ibang halaga ang sinasabi ng provider: {amount}.',
  noAmount: 'Walang halagang sinasabi ang provider.',
  paidTwice: 'Nabayaran at na-credit din ang deposito {id} ng parehong order.',
};

const useTexts = textsOf({ en, fil });

type Reason =
  | { key: 'beforePaid'; state: string }
  | { key: 'contradiction'; state: string; before: string }
  | { key: 'otherAmount'; minor: string; currency: Currency }
  | { key: 'paidTwice'; id: string }
  | { key: 'wonAfterSettled' | 'noAmount' };

/** What a stored reason says; undefined for a sentence that this release does not write. */
export function reviewReasonOf(stored: string): Reason | undefined {
  const early = /^(\w+) before it was paid$/.exec(stored);
  if (early) return { key: 'beforePaid', state: early[1]! };
  const after = /^the provider says (\w+) after (\w+)$/.exec(stored);
  if (after) return { key: 'contradiction', state: after[1]!, before: after[2]! };
  const [, minor, currency = ''] = /^the provider names (-?\d+) minor units of (\w+)$/.exec(stored) ?? [];
  if (minor && isCurrency(currency)) return { key: 'otherAmount', minor, currency };
  const twice = /^deposit (\d+) of the same order was credited too$/.exec(stored);
  if (twice) return { key: 'paidTwice', id: twice[1]! };
  if (stored === 'the provider names no amount') return { key: 'noAmount' };
  return stored === 'the dispute was won after the member had settled it' ? { key: 'wonAfterSettled' } : undefined;
}

/** Why a deposit is in review, in the language of the desk: `judge-observation.ts` of the API writes these sentences. */
export function useReviewReason(): (stored: string) => string {
  const language = useLanguage();
  const t = useTexts();
  const status = useStatusTexts();
  return useCallback(
    (stored) => {
      const reason = reviewReasonOf(stored);
      if (!reason) return stored;
      switch (reason.key) {
        case 'beforePaid':
          return t('beforePaid', { state: status(reason.state) });
        case 'contradiction':
          return t('contradiction', { state: status(reason.state), before: status(reason.before) });
        case 'otherAmount':
          return t('otherAmount', { amount: formatAmount(amountOf(reason.currency, BigInt(reason.minor)), language) });
        case 'paidTwice':
          return t('paidTwice', { id: reason.id });
        default:
          return t(reason.key);
      }
    },
    [t, status, language],
  );
}
