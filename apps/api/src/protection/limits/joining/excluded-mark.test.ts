import { describe, expect, it } from 'vitest';
import { marksOfPerson, type Person } from './excluded-mark.ts';
import { isSimilar } from './is-similar.ts';

const ana: Person = {
  firstName: 'Ana María',
  lastName: 'Cruz-Reyes',
  birthday: '1988-03-04',
  email: 'Ana.Cruz@gmail.com',
  mobile: '+639171234567',
  countryCode: 'PH',
  postalCode: '1000',
  address: '12 Rizal St.',
};
const marks = (person: Partial<Person>) =>
  Object.fromEntries(
    marksOfPerson('a secret of these tests', { ...ana, ...person }).map(({ kind, digest }) => [
      kind,
      digest.toString('hex'),
    ]),
  );

describe('marks of a person', () => {
  it('are the same however a name, a mail box and a home are typed', () => {
    expect(
      marks({
        firstName: 'CRUZ REYES',
        lastName: 'maria ana',
        email: 'anacruz+casino@googlemail.com',
      }),
    ).toMatchObject({ person: marks({}).person, mail: marks({}).mail, mobile: marks({}).mobile });
    expect(marks({ address: '12, RIZAL  ST' }).home).toBe(marks({}).home);
    expect(marks({ firstName: 'Анна', lastName: 'Иванова' }).person).toBe(
      marks({ firstName: 'Anna', lastName: 'Ivanova' }).person,
    );
  });

  it.each([
    ['another day of birth', { birthday: '1988-03-05' }, 'person'],
    ['another name', { firstName: 'Ana Marta' }, 'person'],
    ['another box', { email: 'ana.cruz2@gmail.com' }, 'mail'],
    ['dots elsewhere than at Gmail', { email: 'ana.cruz@example.com' }, 'mail'],
    ['another family at the home', { lastName: 'Santos' }, 'home'],
    ['the same street in another town', { postalCode: '1001' }, 'home'],
  ] as const)('are others with %s', (_, person, kind) => {
    expect(marks(person)[kind]).not.toBe(marks({})[kind]);
  });
});

describe('a name that is typed otherwise', () => {
  it.each([
    ['with a second name more', 'Ana María Luisa', 'Cruz-Reyes'],
    ['with a second name less', 'Ana', 'Cruz-Reyes'],
    ['without the hyphen', 'Ana María', 'CruzReyes'],
    ['with a hyphen in place of the space', 'Ana-María', 'Cruz-Reyes'],
    ['as one word', 'Anamaria', 'Cruz Reyes'],
    ['with one letter other', 'Ana María', 'Cruz-Reyez'],
    ['with one letter less', 'Ana Mara', 'Cruz-Reyes'],
    ['with two letters the other way round', 'Ana Maria', 'Curz-Reyes'],
    ['the other way round', 'Cruz Reyes', 'Ana Maria'],
    ['with an initial', 'A.', 'Cruz-Reyes'],
    ['with first names cut to two letters', 'An. Ma.', 'Cruz'],
    ['with Cyrillic letters that look alike', 'Аna Mаriа', 'Сruz-Rеуes'],
  ])('is similar %s', (_, firstName, lastName) => {
    expect(isSimilar(ana, { firstName, lastName })).toBe(true);
  });

  it.each([
    ['another first name', 'Berta', 'Cruz-Reyes'],
    ['another family', 'Ana María', 'Santos'],
    ['a short name that is one letter off', 'Eva María', 'Cruz-Reyes'],
    ['a part of the family name alone', 'Pedro', 'Cruz'],
    ['initials alone', 'A.', 'C.'],
    ['another initial', 'P.', 'Cruz-Reyes'],
  ])('is not similar with %s', (_, firstName, lastName) => {
    expect(isSimilar(ana, { firstName, lastName })).toBe(false);
  });
});
