import { describe, expect, it } from 'vitest';
import { firstProblem } from '../../../lib/first-problem.ts';
import { emptyRegistration, type Registration } from './registration.ts';
import { checksOf } from './registration-checks.ts';

const problemOf = (group: keyof typeof checksOf, draft: Partial<Registration>) =>
  firstProblem(checksOf[group]({ ...emptyRegistration, ...draft }, (key) => key));

describe('the checks of joining', () => {
  it('wants an email address, then a valid one', () => {
    expect(problemOf('email', { email: ' ' })).toEqual({ field: 'email', message: 'emailTip' });
    expect(problemOf('email', { email: 'ann@' })).toEqual({ field: 'email', message: 'emailTip1' });
    expect(problemOf('email', { email: ' ann@example.com ' })).toBeUndefined();
  });

  it('wants both names, and takes blanks for none', () => {
    expect(problemOf('names', { lastName: 'Santos' })).toEqual({ field: 'firstName', message: 'firstNameTip' });
    expect(problemOf('names', { firstName: 'Maria', lastName: ' ' })).toMatchObject({ field: 'lastName' });
    expect(problemOf('names', { firstName: 'Maria', lastName: 'Santos' })).toBeUndefined();
  });

  it('wants a gender and a whole birthday', () => {
    expect(problemOf('genderAndBirthday', { birthday: '19900131' })).toMatchObject({ field: 'gender' });
    expect(problemOf('genderAndBirthday', { gender: 'MALE', birthday: '1990 131' })).toMatchObject({
      field: 'birthday',
    });
    expect(problemOf('genderAndBirthday', { gender: 'FEMALE', birthday: '19900131' })).toBeUndefined();
  });

  it('refuses who is under 18 where the birthday is entered, to the day', () => {
    const problem = (birthday: string) =>
      firstProblem(checksOf.genderAndBirthday({ gender: 'MALE', birthday }, (key) => key, new Date(2026, 10, 28)));
    expect(problem('20081129')).toEqual({ field: 'birthday', message: 'underAge' });
    expect(problem('20081128')).toBeUndefined();
    expect(problem('20200101')).toMatchObject({ message: 'underAge' });
  });

  it('takes names of any script, and no pictures or digits', () => {
    for (const firstName of ['María José', "O'Brien", 'Jean-Luc', 'Ñiña Jr.', '王', 'Иван', 'D’Angelo']) {
      expect(problemOf('names', { firstName, lastName: 'Santos' }), firstName).toBeUndefined();
    }
    for (const firstName of ['Maria 🎉', 'Maria1', '<b>', '-', '@maria']) {
      expect(problemOf('names', { firstName, lastName: 'Santos' }), firstName).toMatchObject({ message: 'nameTip' });
    }
  });

  it('wants a dialing code and a number', () => {
    expect(problemOf('mobile', { mobile: '9171234567' })).toMatchObject({ field: 'mobilePrefix' });
    expect(problemOf('mobile', { mobilePrefix: '63' })).toMatchObject({ field: 'mobile' });
    expect(problemOf('mobile', { mobilePrefix: '63', mobile: '9171234567' })).toBeUndefined();
  });
});
