import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CryptoGuide } from './crypto-guide.tsx';

it('leads in six sections from what it is to the deposit, the first one open, and on to the promotions', () => {
  const html = renderToStaticMarkup(<CryptoGuide />);
  const names = [...html.matchAll(/<button[^>]*aria-expanded="(true|false)"[^>]*>.*?<\/span>([^<]+)</g)];
  expect(names.map(([, expanded, name]) => [name, expanded])).toEqual([
    ['What is cryptocurrency?', 'true'],
    ['Open a wallet', 'false'],
    ['Open an account with an exchange', 'false'],
    ['Buy crypto', 'false'],
    ['Send it to your wallet', 'false'],
    [expect.stringContaining('deposit'), 'false'],
  ]);
  expect(html).toMatch(/<a href="#\/">Crypto promotions<\/a>/);
  expect(html).toContain('We charge no fee for crypto deposits.');
  expect(html).toContain('That takes from a few minutes to an hour');
  expect(html).toContain('up to 25,000 a day');
});
