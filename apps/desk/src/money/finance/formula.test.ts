import { formulas } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { termsOf } from '../../lib/formula-text.ts';
import { formulaText, terms } from './formula.ts';
import { en } from './texts/en.ts';
import { fil } from './texts/fil.ts';

it('every term of every formula has its name at the desk, and no other', () => {
  expect([...new Set(Object.values(formulas).flatMap(termsOf))].sort()).toEqual(Object.keys(terms).sort());
});

it('a formula reads in English as it was answered', () => {
  for (const formula of Object.values(formulas)) expect(formulaText(formula, (key) => en[key])).toBe(formula);
});

it('in Filipino it has the same signs, and no term is lost or shown like another', () => {
  for (const formula of Object.values(formulas)) {
    const read = formulaText(formula, (key) => fil[key]);
    expect(read.replace(/[^−+=]/g, '')).toBe(formula.replace(/[^−+=]/g, ''));
    expect(new Set(termsOf(read)).size).toBe(termsOf(formula).length);
  }
  expect(formulaText(formulas.ggr, (key) => fil[key])).toBe('taya − ibinalik na taya − panalo');
});

it('what nobody has named yet stands as it was answered', () => {
  expect(formulaText('stakes − taxes', (key) => fil[key])).toBe('taya − taxes');
});
