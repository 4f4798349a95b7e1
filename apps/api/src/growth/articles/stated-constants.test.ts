import { readFileSync } from 'node:fs';
import { type SettingText, type SettingValue, settingSchema } from '@fairhouse/contract/operator';
import { amountOf, type Currency, currencyCodes } from '@fairhouse/money';
import { expect, it } from 'vitest';
import { firstCashOutLimits } from '../../money/cash-out/cash-out.settings.ts';
import { firstDepositLimits } from '../../money/deposit/deposit.settings.ts';
import { termsOf } from '../bonus/rules/terms.ts';
import { publishedFigures } from '../wiring/published-figures.ts';
import { filledText } from './article-html.ts';

/** What the specification states as text of the casino: the article, then its words in English and in Filipino. */
const stated: [article: string, english: string, filipino: string][] = [
  ['bonusRules', 'wagered **50 times**', 'itaya nang **50 beses**'],
  ['bonusRules', 'within **90 days**', 'sa loob ng **90 araw**'],
  ['bonusRules', 'at most **2.00** of a bet counts', 'hanggang **2.00** lang ng isang taya'],
  ['bonusRules', 'progressive jackpot, **1 %**', 'progressive jackpot, **1 %**'],
  [
    'bonusRules',
    '100 % up to 200, from a deposit of at least 10',
    '100 % hanggang 200, mula sa deposito na hindi bababa sa 10',
  ],
  ['bonusRules', 'capped at **200 EUR**', 'hanggang **200 EUR** lang'],
  ['bonusRules', 'after **7 days** without a bet', '**7 araw** nang walang taya'],
  ['promotions', 'from 00:00 to 23:59 UTC', 'mula 00:00 hanggang 23:59 UTC'],
  ['promotions', 'Monday 00:01 to Sunday 23:59 UTC', 'Lunes 00:01 hanggang Linggo 23:59 UTC'],
  ['promotions', 'Sunday 00:01 to Thursday 23:59 UTC', 'Linggo 00:01 hanggang Huwebes 23:59 UTC'],
  ['promotions', '| Bronze | 5 % | 100 | 10 | 10 |', '| Bronze | 5 % | 100 | 10 | 10 |'],
  ['promotions', '| Silver | 8 % | 150 | 20 | 20 |', '| Silver | 8 % | 150 | 20 | 20 |'],
  ['promotions', '| Gold | 12 % | 200 | 30 | 30 |', '| Gold | 12 % | 200 | 30 | 30 |'],
  ['promotions', '| Platinum | 15 % | 250 | 40 | 40 |', '| Platinum | 15 % | 250 | 40 | 40 |'],
  ['promotions', '| Diamond | 20 % | 300 | 50 | 50 |', '| Diamond | 20 % | 300 | 50 | 50 |'],
  ['terms', 'one VIP point for every 10 units', '10 yunit'],
  ['userAgreement', 'at least **18 years old**', '**18 taong gulang**'],
  ['userAgreement', 'up to **15,000 EUR** in a calendar month', 'hanggang **15,000 EUR** sa isang buwan'],
  [
    'userAgreement',
    '**180 days** may be charged an inactivity fee of **5 EUR a month**',
    '**180 araw** ay maaaring singilin ng **5 EUR bawat buwan**',
  ],
  ['userAgreement', 'refund of a deposit within **24 hours**', 'sa loob ng **24 oras**'],
  ['userAgreement', 'due within **5 days**', 'sa loob ng **5 araw**'],
  ['userAgreement', 'complaint within **14 days**', 'reklamo sa loob ng **14 araw**'],
  ['userAgreement', 'authority within **72 hours**', 'awtoridad sa loob ng **72 oras**'],
  ['userAgreement', 'up to **28 days** and costs **10 EUR**', 'hanggang **28 araw** at may bayad na **10 EUR**'],
  [
    'userAgreement',
    'effect **14 days** after they are published here, and substantial ones after **7 days**',
    '**14 araw** matapos ilathala rito, at ang malalaking pagbabago pagkatapos ng **7 araw**',
  ],
  ['bonusRules', '1 stands for 0.00001 BTC', 'ang 1 ay 0.00001 BTC'],
  ['bonusRules', 'at least 0.0001 BTC there', 'hindi bababa sa 0.0001 BTC'],
  ['bonusRules', 'its bonus up to 0.002 BTC', 'bonus nito ay hanggang 0.002 BTC'],
  ['depositRules', 'From **10** to **5,000** at once', 'Mula **10** hanggang **5,000** sa isang beses'],
  ['depositRules', 'from 0.0001 to 0.05 in BTC', 'mula 0.0001 hanggang 0.05 sa BTC'],
  ['withdrawalRules', '| EUR | 25 | 100,000 | 15,000 |', '| EUR | 25 | 100,000 | 15,000 |'],
  ['withdrawalRules', '| BTC | 0.00025 | 1 | 0.15 |', '| BTC | 0.00025 | 1 | 0.15 |'],
  ['userAgreement', '16,000 USD, 90,000 BRL or 0.15 BTC', '16,000 USD, 90,000 BRL o 0.15 BTC'],
  ['cashOutRules', 'From 25 to 100,000', '25 hanggang 100,000'],
  ['cashOutRules', 'within 1 to 7 business days', '1 hanggang 7 araw ng trabaho'],
  ['cashOutRules', 'within 24 to 72 hours', '24 hanggang 72 oras'],
  ['withdrawalRules', 'not older than **3 months**', '**3 buwan**'],
  ['cashierHelp', 'From **10** to **5,000** at once', 'Mula **10** hanggang **5,000** sa isang beses'],
  ['cashierHelp', 'within **24 to 72 hours**', '**24 hanggang 72 oras**'],
  ['accountHelp', 'not older than **3 months**', '**3 buwan**'],
  ['accountHelp', '**1 to 7 business days**', '**1 hanggang 7 araw ng trabaho**'],
  ['bonusHelp', 'must be bet **50 times**', 'itaya nang **50 beses**'],
  ['bonusHelp', '90 days for the first-deposit bonus', '90 araw para sa bonus sa unang deposito'],
];

/** The numbers of a casino that nobody has set anything in. */
const limits = <N extends 'deposit' | 'cashOut'>(name: N, first: (currency: Currency) => SettingText<N>) =>
  Object.fromEntries(
    currencyCodes.map((currency) => [currency, settingSchema(name, currency).parse(first(currency))]),
  ) as Record<Currency, SettingValue<N>>;
const figures = publishedFigures(
  termsOf(new Map()),
  limits('deposit', firstDepositLimits),
  limits('cashOut', firstCashOutLimits),
  {
    USD: amountOf('USD', 1_000n),
    EUR: amountOf('EUR', 1_000n),
    BRL: amountOf('BRL', 1_000n),
    BTC: amountOf('BTC', 15_000n),
  },
);

const filled = (language: string, article: string) =>
  filledText(readFileSync(new URL(`texts/${language}/${article}.md`, import.meta.url), 'utf8'), {
    siteName: '',
    siteEmail: '',
    domain: '',
    figures,
  });

it.each(stated)('%s says “%s”', (article, english, filipino) => {
  const textOf = (language: string) => filled(language, article);
  expect(textOf('en')).toContain(english);
  expect(textOf('fil')).toContain(filipino);
});

it.each(['en', 'fil'])(
  'the rules of money have no number of their own where the casino has it as data, in %s',
  (language) => {
    for (const article of [
      'bonusRules',
      'depositRules',
      'cashOutRules',
      'withdrawalRules',
      'banking',
      'promotions',
      'cashierHelp',
      'bonusHelp',
      'accountHelp',
      'tableHelp',
    ]) {
      const source = readFileSync(new URL(`texts/${language}/${article}.md`, import.meta.url), 'utf8');
      expect(filled(language, article)).not.toMatch(/\{\w+\.[\w.]+\}/);
      for (const number of ['100 %', '200', '5,000', '25 ', '15,000', '0.0001', '0.00025', '300']) {
        expect(source, article).not.toContain(number);
      }
    }
  },
);
