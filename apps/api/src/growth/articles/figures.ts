import { type Amount, amountOf, type Currency, currencyCodes, decimalText, unitsOf } from '@fairhouse/money';

/** Texts by the name of their place in an article. */
export type Figures = Record<string, string>;

const fiat = currencyCodes.filter((currency) => currency !== 'BTC');

/**
 * The places of an amount that is published: `{name}` is one number where every currency stands at the same (of its
 * units), else all of them with their currencies; `{name.exact}` has two places, `{name.fiat}` leaves bitcoin out, and
 * `{name.EUR}` is the amount of one currency.
 */
export function moneyFigures(name: string, amountIn: (currency: Currency) => Amount): Figures {
  const one = (currency: Currency) => plain(decimalText(amountIn(currency)));
  const exact = published(amountIn, currencyCodes);
  return {
    [name]: exact === undefined ? listed(amountIn, currencyCodes) : plain(exact),
    [`${name}.exact`]: exact ?? listed(amountIn, currencyCodes),
    [`${name}.fiat`]: plain(published(amountIn, fiat) ?? '') || listed(amountIn, fiat),
    ...Object.fromEntries(currencyCodes.map((currency) => [`${name}.${currency}`, one(currency)])),
  };
}

/** What one unit of a currency is, `{unit.BTC}`: '0.00001'. */
export function unitFigures(): Figures {
  return Object.fromEntries(
    currencyCodes.map((currency) => [`unit.${currency}`, plain(decimalText(unitsOf(currency, 1n)))]),
  );
}

/** The number that all of them stand at, with two places; undefined where they differ. */
function published(amountIn: (currency: Currency) => Amount, among: readonly Currency[]): string | undefined {
  // Hundredths of a unit, as whole numbers where the amount is one.
  const hundredths = among.map((currency) => {
    const minor = amountIn(currency).minor * 100n;
    const unit = unitsOf(currency, 1n).minor;
    return minor % unit === 0n ? minor / unit : undefined;
  });
  const [first] = hundredths;
  return first !== undefined && hundredths.every((it) => it === first)
    ? decimalText(amountOf('EUR', first))
    : undefined;
}

function listed(amountIn: (currency: Currency) => Amount, among: readonly Currency[]): string {
  return among.map((currency) => `${plain(decimalText(amountIn(currency)))} ${currency}`).join(', ');
}

/** '5000.00' → '5,000', as both languages of the casino write it; '2.50' and '0.00025' keep the places that say something. */
function plain(text: string): string {
  const [whole = '', places = ''] = text.split('.');
  const shown = /^0*$/.test(places) ? '' : `.${places.length === 2 ? places : places.replace(/0+$/, '')}`;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + shown;
}
