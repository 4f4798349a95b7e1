import type { CampaignContent, CampaignKind } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { writtenAmount } from '../../lib/typed-amount.ts';

/** Free rounds in one currency. */
export interface TypedStake {
  stake: string;
  winMost: string;
  most: string;
}

/** What a campaign says, as it is typed: what belongs to another kind stays while one chooses. */
export interface Typed {
  kind: CampaignKind;
  amounts: Partial<Record<Currency, { each: string; most: string }>>;
  game: string;
  count: string;
  days: string;
  wagering: string;
  stakes: Partial<Record<Currency, TypedStake>>;
  english: string;
  filipino: string;
  offers: boolean;
  promotionId: string;
}

export function typedOf(content: CampaignContent | undefined): Typed {
  const empty: Typed = {
    ...{ kind: 'gift', amounts: {}, english: '', filipino: '', offers: true, promotionId: '' },
    ...{ game: '', count: '10', days: '7', wagering: '10', stakes: {} },
  };
  if (!content) return empty;
  const { kind } = content;
  if (kind === 'message') {
    const { english, filipino, offers } = content;
    return { ...empty, kind, english, filipino, offers };
  }
  if (kind === 'promotion') return { ...empty, kind, promotionId: String(content.promotionId) };
  if (kind === 'freeRounds') {
    const { game, count, days, wagering, stakes } = content;
    const numbers = { count: String(count), days: String(days), wagering: String(wagering) };
    return {
      ...{ ...empty, kind, game, ...numbers },
      stakes: Object.fromEntries(stakes.map(({ currency, ...of }) => [currency, of])),
    };
  }
  return {
    ...empty,
    kind,
    amounts: Object.fromEntries(content.amounts.map(({ currency, each, most }) => [currency, { each, most }])),
  };
}

/** As the call takes it. An amount that cannot be read for certain goes as it was typed: the server says what is wrong with it. */
export function contentOf(typed: Typed): unknown {
  const { kind, amounts, english, filipino, offers, promotionId } = typed;
  if (kind === 'freeRounds') return freeRoundsOf(typed);
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

function freeRoundsOf({ kind, game, count, days, wagering, stakes }: Typed): unknown {
  const written = Object.entries(stakes)
    .filter(([, { stake, winMost, most }]) => [stake, winMost, most].some((text) => text.trim() !== ''))
    .map(([code, { stake, winMost, most }]) => {
      const currency = code as Currency;
      const text = (typed: string) => amountText(typed, currency);
      return { currency, stake: text(stake), winMost: text(winMost), most: text(most) };
    });
  return { kind, game, count: Number(count), days: Number(days), wagering: Number(wagering), stakes: written };
}

function amountText(typed: string, currency: Currency): string {
  return writtenAmount(typed, currency) ?? typed.trim();
}
