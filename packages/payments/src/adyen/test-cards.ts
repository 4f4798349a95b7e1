/**
 * The card numbers that are taken in sandbox mode: published by the providers for their test platforms, worth nothing
 * anywhere else. docs/cards.md lists them with what they do.
 */
const testNumbers = new Set([
  '4111111111111111',
  '4111111145551142',
  '5555555555554444',
  '2222400070000005',
  '4212345678910006',
  '5201282999005515',
  '4000000000000002',
  '4000000000009995',
]);

export function isTestCardNumber(digits: string): boolean {
  return testNumbers.has(digits);
}

/** Whether these digits could be the number of a card: 12 to 19 of them with a right Luhn digit (ISO/IEC 7812-1). */
export function looksLikeCardNumber(text: string): boolean {
  if (!/^\d{12,19}$/.test(text)) return false;
  let sum = 0;
  for (const [position, digit] of [...text].reverse().entries()) {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
