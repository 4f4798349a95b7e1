import { describe, expect, it } from 'vitest';
import { birthdayOf, isEmail, startsAt } from './registration.ts';

describe('registration', () => {
  it('starts the tick for offers empty where the place wants that, and leaves it as it stands elsewhere', () => {
    expect(startsAt({ offersUnticked: true, currencies: null })).toEqual({ receiveExclusive: false });
    expect(startsAt({ offersUnticked: false, currencies: null })).toEqual({});
    expect(startsAt(undefined)).toEqual({});
  });

  it('keeps a currency that the place allows, and chooses the only one where it allows one', () => {
    const euros = { offersUnticked: false, currencies: ['EUR'] as const };
    expect(startsAt(euros, 'USD')).toEqual({ currency: 'EUR' });
    expect(startsAt(euros)).toEqual({ currency: 'EUR' });
    expect(startsAt(euros, 'EUR')).toEqual({});
    expect(startsAt({ ...euros, currencies: ['EUR', 'USD'] }, 'BTC')).toEqual({ currency: undefined });
    expect(startsAt({ ...euros, currencies: null }, 'BTC')).toEqual({});
  });

  it.each(['a@b.co', 'first.last@mail.example.com', 'a-b_c@ex-ample.org', 'a+b@example.com'])('takes %s', (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each(['', 'a', 'a@b', '@b.co', 'a@.co', 'a b@c.co', 'a@b.co ', `${'a'.repeat(96)}@b.co`])('refuses %j', (email) =>
    expect(isEmail(email)).toBe(false),
  );

  it('has a birthday only when all eight digits are there', () => {
    expect(birthdayOf('19900131')).toBe('1990-01-31');
    expect(birthdayOf('1990 131')).toBeUndefined();
    expect(birthdayOf('        ')).toBeUndefined();
  });
});
