import { describe, expect, it } from 'vitest';
import { type Draft, draftOf, problemOf } from './contact-draft.ts';

const whole: Draft = {
  name: 'Maria Santos',
  username: 'maria',
  email: 'maria@example.com',
  phone: '639171234567',
  queryCategory: 'bonus',
  message: 'How?',
};

describe('the contact form', () => {
  it('is complete with every field', () => {
    expect(problemOf(whole)).toBeUndefined();
  });

  it.each([
    ['name', ' ', 'nameTip'],
    ['username', '', 'usernameTip'],
    ['email', '', 'emailTip'],
    ['email', 'maria@', 'emailTip1'],
    ['phone', '', 'phoneTip'],
    ['phone', '1234', 'phoneTip1'],
    ['queryCategory', undefined, 'queryCategoryTip'],
    ['message', '\n', 'messageTip'],
  ])('with %s “%s” says %s', (field, value, tip) => {
    expect(problemOf({ ...whole, [field]: value })).toEqual({ field, tip });
  });

  it('names the first of several, in the order of the form', () => {
    expect(problemOf(draftOf(undefined))).toEqual({ field: 'name', tip: 'nameTip' });
  });
});
