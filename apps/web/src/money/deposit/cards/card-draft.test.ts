import { describe, expect, it } from 'vitest';
import {
  type CardDraft,
  type CardField,
  cardPayloadOf,
  checkCard,
  emptyCard,
  expiryMonths,
  expiryYears,
} from './card-draft.ts';

const full: CardDraft = {
  cardNum: '4111111111111111',
  cardCvv: '737',
  expireMonth: '03',
  expireYear: '2030',
  cardFirstName: 'Maria Ana',
  cardLastName: ' De la Cruz ',
  cardCountry: 'PH',
  cardState: 'PH-00',
  cardCity: 'Manila',
  cardAddress: '1 Roxas Boulevard',
  cardPostalCode: '1000',
};
const problemOf = (draft: CardDraft, asked = { hasStates: true, ownFields: true }) =>
  checkCard(draft, asked, (key) => key)?.field;

describe('the card form', () => {
  it('asks for its fields one after another, in the specified order', () => {
    const filled: CardDraft = { ...emptyCard };
    const order: (CardField | undefined)[] = [];
    for (let field = problemOf(filled); field; field = problemOf(filled)) {
      order.push(field);
      filled[field] = full[field];
    }
    expect(order).toEqual([
      'cardNum',
      'cardCvv',
      'expireMonth',
      'expireYear',
      'cardFirstName',
      'cardLastName',
      'cardCountry',
      'cardState',
      'cardCity',
      'cardAddress',
      'cardPostalCode',
    ]);
  });

  it('takes blanks for nothing, and asks for no state where there is none', () => {
    expect(problemOf({ ...full, cardCity: '  ' })).toBe('cardCity');
    expect(problemOf({ ...full, cardState: '' }, { hasStates: false, ownFields: true })).toBeUndefined();
  });

  it('leaves the number, the CVV and the expiry to the provider’s fields', () => {
    expect(problemOf(emptyCard, { hasStates: true, ownFields: false })).toBe('cardFirstName');
  });

  it('sends no blanks in the first name, and the last name as it was entered', () => {
    expect(cardPayloadOf(full)).toMatchObject({
      cardFirstName: 'MariaAna',
      cardLastName: 'De la Cruz',
      expireMonth: 3,
      expireYear: 2030,
    });
  });

  it('offers twelve months and eleven years', () => {
    expect([expiryMonths[0], expiryMonths.at(-1), expiryMonths.length]).toEqual(['01', '12', 12]);
    const years = expiryYears(new Date(2026, 10, 21));
    expect([years[0], years.at(-1), years.length]).toEqual(['2026', '2036', 11]);
  });
});
