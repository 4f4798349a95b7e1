import type { CampaignContent, CampaignKind } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { writtenAmount } from '../../lib/typed-amount.ts';

/** What a campaign says, as it is typed: what belongs to another kind stays while one chooses. */
export interface Typed {
  kind: CampaignKind;
  amounts: Partial<Record<Currency, { each: string; most: string }>>;
  english: string;
  filipino: string;
  offers: boolean;
  promotionId: string;
}

export function typedOf(content: CampaignContent | undefined): Typed {
  const empty: Typed = { kind: 'gift', amounts: {}, english: '', filipino: '', offers: true, promotionId: '' };
  if (!content) return empty;
  const { kind } = content;
  if (kind === 'message') {
    const { english, filipino, offers } = content;
    return { ...empty, kind, english, filipino, offers };
  }
  if (kind === 'promotion') return { ...empty, kind, promotionId: String(content.promotionId) };
  return {
    ...empty,
    kind,
    amounts: Object.fromEntries(content.amounts.map(({ currency, each, most }) => [currency, { each, most }])),
  };
}

/** As the call takes it. An amount that cannot be read for certain goes as it was typed: the server says what is wrong with it. */
export function contentOf({ kind, amounts, english, filipino, offers, promotionId }: Typed): unknown {
  if (kind === 'message') return { kind, english: english.trim(), filipino: filipino.trim(), offers };
  if (kind === 'promotion') return { kind, promotionId: Number(promotionId) };
  const written = Object.entries(amounts)
    .map(([currency, { each, most }]) => ({
      currency,
      each: amountText(each, currency as Currency),
      most: amountText(most, currency as Currency),
    }))
    .filter(({ each, most }) => each !== '' || most !== '');
  return { kind, amounts: written };
}

function amountText(typed: string, currency: Currency): string {
  return writtenAmount(typed, currency) ?? typed.trim();
}
