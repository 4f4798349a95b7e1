/** What a published test number does here. */
export type Behaviour = { is: 'approve' } | { is: 'challenge' } | { is: 'refuse'; why: string };

interface TestCard {
  brand: 'visa' | 'mc';
  behaviour: Behaviour;
}

const approves: Behaviour = { is: 'approve' };
const challenges: Behaviour = { is: 'challenge' };

/**
 * The numbers that the providers publish for their test platforms; docs/cards.md is the same list for people. Those
 * that challenge: https://docs.adyen.com/development-resources/testing/3d-secure-2-authentication
 */
const byNumber: ReadonlyMap<string, TestCard> = new Map([
  ['4111111111111111', { brand: 'visa', behaviour: approves }],
  ['4111111145551142', { brand: 'visa', behaviour: approves }],
  ['5555555555554444', { brand: 'mc', behaviour: approves }],
  ['2222400070000005', { brand: 'mc', behaviour: approves }],
  ['4212345678910006', { brand: 'visa', behaviour: challenges }],
  ['5201282999005515', { brand: 'mc', behaviour: challenges }],
  ['4000000000000002', { brand: 'visa', behaviour: { is: 'refuse', why: 'Refused' } }],
  ['4000000000009995', { brand: 'visa', behaviour: { is: 'refuse', why: 'Not enough balance' } }],
]);

export function testCardOf(number: string): TestCard | undefined {
  return byNumber.get(number);
}
