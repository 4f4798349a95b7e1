import type { Currency } from '@fairhouse/money';
import { type Coin, coins } from '../coins.ts';
import { pricePlaces } from '../quote.ts';
import { type MedianPrice, medianPrice } from './median-price.ts';
import { askSource, type PriceSource } from './sources.ts';

export interface PriceSettings {
  /** Where each source answers. */
  sources: Partial<Record<PriceSource, string>>;
  /** A price is asked for again when it is older. */
  keepMs: number;
}

export interface PriceBoard {
  /** Hundred-millionths of the currency's major unit for one coin, by the median of the sources. */
  priceOf(coin: Coin, currency: Currency): Promise<MedianPrice>;
}

/** Asks all sources at once and keeps what they agree on for a moment; what they do not is never kept. */
export function openPriceBoard({ sources, keepMs }: PriceSettings, now = () => new Date()): PriceBoard {
  const kept = new Map<string, { at: number; price: Promise<MedianPrice> }>();

  async function ask(coin: Coin, currency: Currency): Promise<MedianPrice> {
    const asked = Object.entries(sources) as [PriceSource, string][];
    const reports = await Promise.all(asked.map(([source, origin]) => askSource(source, origin, coin, currency)));
    return medianPrice(
      reports.filter((report) => report !== undefined),
      now(),
    );
  }

  return {
    async priceOf(coin, currency) {
      // A bitcoin is a bitcoin.
      if (coins[coin].symbol === currency) return { ok: true, price: 10n ** BigInt(pricePlaces), sources: [] };
      const name = `${coin} ${currency}`;
      const earlier = kept.get(name);
      if (earlier && now().getTime() - earlier.at < keepMs) return earlier.price;
      const price = ask(coin, currency);
      kept.set(name, { at: now().getTime(), price });
      const agreed = await price.then(
        ({ ok }) => ok,
        () => false,
      );
      if (!agreed && kept.get(name)?.price === price) kept.delete(name);
      return price;
    },
  };
}
