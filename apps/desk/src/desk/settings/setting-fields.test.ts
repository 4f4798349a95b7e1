import { casinoSettings } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { changedFields, choicesOf, typedForm } from './setting-fields.ts';

const before = { minimum: '25', shortcuts: ['25', '50'], manualInput: true, multipleOf: null, sortIndex: 10 };
const asTyped = Object.fromEntries(Object.entries(before).map(([field, value]) => [field, typedForm(value)]));

it('nothing changed is nothing sent', () => expect(changedFields(before, asTyped)).toEqual({}));

it('each comes back as what it was', () => {
  const typed = { minimum: '30', shortcuts: '30, 60 90', manualInput: 'false', multipleOf: '5', sortIndex: '20' };
  expect(changedFields(before, typed)).toEqual({
    minimum: '30',
    shortcuts: ['30', '60', '90'],
    manualInput: false,
    multipleOf: '5',
    sortIndex: 20,
  });
});

it('an emptied text is no value, and what is no number is left to the server', () => {
  expect(changedFields({ multipleOf: '5', sortIndex: 1 }, { multipleOf: '', sortIndex: 'first' })).toEqual({
    multipleOf: null,
    sortIndex: 'first',
  });
});

it('what is one of a few words is chosen among all that the server takes', () => {
  const schema = casinoSettings.pace.value();
  for (const [field, { options }] of Object.entries(schema.shape).flatMap(([name, one]) =>
    'options' in one ? [[name, one] as const] : [],
  ))
    expect(choicesOf('pace', field), field).toEqual(options);
  expect(choicesOf('pace', 'slotLeastMs')).toBeUndefined();
  expect(choicesOf('contact', 'automatic')).toBeUndefined();
});
