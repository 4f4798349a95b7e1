import type { PostingAbout } from '@fairhouse/contract';
import { expect, it } from 'vitest';
import { en as bonusEn } from '../../growth/bonus/texts/en.ts';
import { fil as bonusFil } from '../../growth/bonus/texts/fil.ts';
import { fill, type Translate } from '../../lib/language/i18n.ts';
import { methodName } from '../../lib/method-name/method-name.ts';
import { en as methodsEn } from '../../lib/method-name/texts/en.ts';
import { fil as methodsFil } from '../../lib/method-name/texts/fil.ts';
import { en } from './texts/en.ts';
import { fil } from './texts/fil.ts';
import { aboutText } from './use-about-text.ts';

const say = (texts: Record<keyof typeof en, string>, methods: Record<keyof typeof methodsEn, string>) => {
  const t: Translate<keyof typeof en> = (key, values) => fill(texts[key], values);
  return (about: PostingAbout) => aboutText(about, t, (method) => methodName(method, (key) => methods[key]));
};
const english = say(en, methodsEn);
const filipino = say(fil, methodsFil);

it.each<[PostingAbout, string, string]>([
  [{ is: 'game', game: 1, name: 'Nocturne' }, 'Nocturne', 'Nocturne'],
  [
    { is: 'deposit', order: 12, method: 'VISA_MASTERCARD_1', name: 'of the server' },
    'Visa / Mastercard with confirmation #12',
    'Visa / Mastercard na may kumpirmasyon #12',
  ],
  [{ is: 'deposit', order: 3, method: 'STRIPE', name: 'Card' }, 'Card #3', 'Card #3'],
  [{ is: 'cashOut', order: 7, method: 'PAYPAL', name: 'PayPal' }, 'PayPal #7', 'PayPal #7'],
  [{ is: 'bonus', bonus: 'cashback' }, 'Monday cashback', 'Cashback tuwing Lunes'],
  [{ is: 'fee', fee: 'inactivity' }, 'Inactivity fee', 'Bayad sa hindi paggamit'],
])('says what %o was about', (about, inEnglish, inFilipino) => {
  expect(english(about)).toBe(inEnglish);
  expect(filipino(about)).toBe(inFilipino);
});

it('calls the bonuses as their own screen does', () => {
  for (const bonus of ['signUp', 'firstDeposit', 'fridayFun', 'given', 'cashback'] as const) {
    expect(english({ is: 'bonus', bonus })).toBe(fill(bonusEn[bonus]));
    expect(filipino({ is: 'bonus', bonus })).toBe(fill(bonusFil[bonus]));
  }
});
