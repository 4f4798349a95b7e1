import { expect, it } from 'vitest';
import { formulaText, termsOf } from './formula-text.ts';

const formula = 'succeeded ÷ (succeeded + refused)';

it('names the terms of a formula and leaves its signs', () => {
  expect(termsOf(formula)).toEqual(['succeeded', 'succeeded', 'refused']);
  expect(formulaText(formula, (term) => ({ succeeded: 'oo', refused: 'hindi' })[term])).toBe('oo ÷ (oo + hindi)');
});

it('leaves a term without a name as it was answered', () => {
  expect(formulaText('GGR − granted', () => undefined)).toBe('GGR − granted');
});
