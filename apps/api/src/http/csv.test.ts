import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('writes records as RFC 4180 has them', () => {
  expect(csvLine(['a', 1, 2n, null, '', 'x,y', 'say "so"', 'two\r\nlines'])).toBe(
    'a,1,2,,,"x,y","say ""so""","two\r\nlines"\r\n',
  );
});

it.each([
  '=1+1',
  '+1',
  '-1+2',
  '@cmd',
  '\tx',
  '\rx',
  '=HYPERLINK("x")',
  '-',
  '-1e5',
  '＝1+1',
  '＋1',
  '－1+2',
  '＠cmd',
  '﹦1',
])('lets %j be no formula', (text) => {
  expect(csvLine([text]).replace(/^"/, '')[0]).toBe("'");
});

it.each(['-12.50', '0', '12.50', '-3'])('leaves the number %s a number', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});
