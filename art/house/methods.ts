import { guilloche } from '../base/engraving.ts';
import { fitted, line } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { circle, drawing, path, rect } from '../base/svg.ts';

const stroke = (width = 1.8, colour: string = house.brassLight): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const plate = (body: string, name: string): string =>
  drawing(
    [0, 0, 64, 40],
    `<title>${name}</title>${rect(0.75, 0.75, 62.5, 38.5, `rx="6" fill="#1a2a24" stroke="${house.brass}" stroke-opacity="0.45" stroke-width="1.5"`)}${body}`,
    'scalable',
  );

/** A coin with the ticker of its currency: a name, not anybody's emblem. */
const coin = (ticker: string, name: string, light: string, dark: string): string =>
  plate(
    circle(32, 20, 16, `fill="${dark}" stroke="${light}" stroke-width="1.6"`) +
      path(guilloche(32, 20, 13.2, 1.1, 24, 2), `fill="none" stroke="${light}" stroke-width="0.5" opacity="0.8"`) +
      line(
        ticker,
        32,
        20 + (ticker.length > 3 ? 2.9 : 3.6),
        fitted(ticker, { face: 'sans', size: 10, tracking: 10 }, 20),
        `fill="${house.ivory}"`,
      ),
    name,
  );

function qr(): string {
  const eye = (x: number, y: number): string =>
    rect(x, y, 8, 8, stroke(1.6)) + rect(x + 2.8, y + 2.8, 2.4, 2.4, `fill="${house.brassLight}"`);
  const bits = [
    [11.2, 0],
    [11.2, 4],
    [0, 12],
    [3, 15],
    [6, 12],
    [12, 12],
    [15, 15],
    [18, 12],
    [21, 18],
    [15, 21],
    [18, 20],
    [21, 12],
    [11.2, 8],
    [11.2, 20],
  ]
    .map(([x = 0, y = 0]) => rect(20.5 + x, 8.5 + y, 2.4, 2.4, `fill="${house.brassLight}"`))
    .join('');
  return eye(20.5, 8.5) + eye(36, 8.5) + eye(20.5, 24) + bits;
}

/** A phone near a reader. */
const handset = (): string => rect(20, 6.5, 16, 27, `rx="3" ${stroke()}`) + path('M26 30.2H30', stroke());
const waves = 'M40.5 15Q43 20 40.5 25M44.2 12.5Q48 20 44.2 27.5';

/** Ways to pay, each 64 × 40. None repeats the mark of a company. */
export const methods: Record<string, string> = {
  card: plate(
    rect(17, 10, 30, 20, `rx="3" ${stroke()}`) +
      path('M17 16H47', stroke(3)) +
      rect(21, 21, 6, 4.4, `rx="1" fill="${house.brassLight}"`) +
      path('M37 25H43', stroke()),
    'Card',
  ),
  /** Entered on the page of its provider. */
  'card-page': plate(
    path('M24 8.5H45A2.5 2.5 0 0 1 47.500 11V26', stroke(1.5)) +
      rect(16, 13.5, 27, 18, `rx="3" ${stroke()}`) +
      path('M16 19H43', stroke(3)) +
      rect(20, 23.5, 5.5, 4, `rx="1" fill="${house.brassLight}"`),
    'Card on a page',
  ),
  /** Confirmed in a second step. */
  'card-twice': plate(
    rect(16, 9.5, 28, 19, `rx="3" ${stroke()}`) +
      path('M16 15H44', stroke(3)) +
      rect(20, 20, 5.5, 4, `rx="1" fill="${house.brassLight}"`) +
      circle(43.5, 27, 6, `fill="#1a2a24" stroke="${house.brassLight}" stroke-width="1.6"`) +
      path('M40.8 27.2L42.800 29.200L46.200 25', stroke(1.6)),
    'Card in two steps',
  ),
  'card-window': plate(
    rect(15.5, 8.5, 33, 23, `rx="3" ${stroke()}`) +
      path('M15.500 13.500H48.500', stroke(1.5)) +
      circle(19.3, 11, 0.9, `fill="${house.brassLight}"`) +
      circle(22.3, 11, 0.9, `fill="${house.brassLight}"`) +
      rect(23.5, 17.5, 17, 10, `rx="1.8" ${stroke(1.5)}`) +
      path('M23.500 21H40.500', stroke(2)),
    'Card in a window',
  ),
  purse: plate(
    path(
      'M24.500 15C19 20 17.500 24 18.500 28A4.500 4.500 0 0 0 23 31.500H41A4.500 4.500 0 0 0 45.500 28C46.500 24 45 20 39.500 15Z',
      stroke(),
    ) +
      path('M24.500 15H39.500', stroke(2.4)) +
      path('M27 11.500L30.500 15M37 11.500L33.500 15', stroke()) +
      circle(28.3, 10.2, 1.8, stroke(1.4)) +
      circle(35.7, 10.2, 1.8, stroke(1.4)),
    'Purse',
  ),
  'wallet-quick': plate(
    path('M19 14V28A3 3 0 0 0 22 31H44A2 2 0 0 0 46 29V16A2 2 0 0 0 44 14H21A3 3 0 0 1 21 9H42V14', stroke()) +
      path('M34 16L28 23.500H32L30.500 29L36.500 21.500H32.500Z', `fill="${house.brassLight}"`),
    'Quick wallet',
  ),
  wallet: plate(
    path('M19 14V28A3 3 0 0 0 22 31H44A2 2 0 0 0 46 29V16A2 2 0 0 0 44 14H21A3 3 0 0 1 21 9H42V14', stroke()) +
      path('M46 19H39A3.5 3.5 0 0 0 39 26H46', stroke()) +
      circle(39.6, 22.5, 1.3, `fill="${house.brassLight}"`),
    'Wallet',
  ),
  bank: plate(
    path('M19 16L32 8.5L45 16Z', stroke()) +
      path('M22.5 19V27M28.8 19V27M35.2 19V27M41.5 19V27', stroke(2.2)) +
      path('M19 31H45', stroke(2.4)) +
      circle(32, 12.9, 1.1, `fill="${house.brassLight}"`),
    'Bank transfer',
  ),
  'instant-transfer': plate(
    path('M32 7.5L44.5 20L32 32.5L19.5 20Z', stroke()) +
      path('M34 13L28 21H32L30.5 27.5L36.5 19H32.5Z', `fill="${house.brassLight}"`),
    'Instant transfer',
  ),
  qr: plate(qr(), 'QR code'),
  voucher: plate(
    path('M18 11H46V17A3 3 0 0 0 46 23V29H18V23A3 3 0 0 0 18 17Z', stroke()) +
      path('M36 12V28', `${stroke(1.6)} stroke-dasharray="1.4 3"`) +
      path('M23 17H31M23 23H29', stroke()),
    'Voucher',
  ),
  'cash-app': plate(
    rect(24, 6.5, 16, 27, `rx="3" ${stroke()}`) +
      path('M30 30.2H34', stroke()) +
      circle(32, 18.5, 5.2, stroke(1.5)) +
      path('M32 15.6V21.4M30.3 19.9Q32 21.4 33.7 19.9T32 18.4T30.4 16.9T33.7 17', stroke(1.1)),
    'Cash by phone',
  ),
  'phone-pay': plate(
    handset() + path(waves, stroke()) + rect(23.5, 12, 9, 6, `rx="1.2" ${stroke(1.4)}`),
    'Phone with a card',
  ),
  'phone-pay-dots': plate(
    handset() +
      path(waves, stroke()) +
      [
        [25.5, 14],
        [30.5, 14],
        [25.5, 19],
        [30.5, 19],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 1.4, `fill="${house.brassLight}"`))
        .join(''),
    'Phone that pays',
  ),
  bitcoin: coin('BTC', 'Bitcoin', '#d9a95c', '#6b4a1d'),
  ethereum: coin('ETH', 'Ether', '#a9b6d4', '#3a4663'),
  litecoin: coin('LTC', 'Litecoin', '#c4cdca', '#4b5a56'),
  tether: coin('USDT', 'Tether', '#8fc4a6', '#24523f'),
  bnb: coin('BNB', 'BNB', '#dcc06a', '#5f4c16'),
  dogecoin: coin('DOGE', 'Dogecoin', '#d6c79a', '#5c5030'),
  'bitcoin-cash': coin('BCH', 'Bitcoin Cash', '#9fca9b', '#2b5233'),
  'usd-coin': coin('USDC', 'USD Coin', '#8fb0d8', '#264367'),
};
