export type Brand =
  | 'Visa'
  | 'Mastercard'
  | 'American Express'
  | 'Diners Club'
  | 'Discover'
  | 'JCB'
  | 'UnionPay'
  | 'Maestro';

/** First digits by brand (ISO/IEC 7812 issuer ranges); the first that fits. */
const brands: [Brand, RegExp][] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Diners Club', /^3(0[0-5]|[68])/],
  ['Discover', /^6(011|4[4-9]|5)/],
  ['JCB', /^35(2[89]|[3-8])/],
  ['UnionPay', /^62/],
  ['Maestro', /^(5[06-8]|6)/],
];

const mostDigits = 19;

export function brandOf(digits: string): Brand | undefined {
  return brands.find(([, begins]) => begins.test(digits))?.[0];
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, mostDigits);
}

/** As it stands on the card: groups of four, American Express 4-6-5. */
export function grouped(digits: string): string {
  if (brandOf(digits) === 'American Express') {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ');
  }
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** Where the caret belongs in the grouped text so that as many digits stand before it as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (/\d/.test(text[at]!)) seen++;
    if (seen === digitsBefore) return at + 1;
  }
  return text.length;
}
