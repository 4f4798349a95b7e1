import { type SeparationRuleName, separationRuleNames, separationRules } from '@fairhouse/contract/role-rules';
import { type Texts, textsOf } from '../i18n.ts';

const en = Object.fromEntries(
  separationRuleNames.map((rule) => [rule, separationRules[rule].reason]),
) as Texts<SeparationRuleName>;

const fil: Texts<SeparationRuleName> = {
  staffAndMoney: 'Ang nag-iimbita ng staff ay maaaring mag-imbita ng kasabwat na magbabayad sa kanya.',
  policyAndApproval:
    'Ang nagtatakda kung aling pasya ang nangangailangan ng ikalawang tao, o kung sino iyon, ay hindi siyang ikalawang tao.',
  depositsAndCashOuts: 'Ang nag-credit ng depositong hindi dumating ay hindi rin siyang nagbabayad nito palabas.',
  termsAndBonuses: 'Ang sumusulat ng mga tuntunin ng bonus ay hindi siyang nagbibigay nito.',
  rulesAndAlerts: 'Ang sumusulat ng mga rule ay hindi nagpapasya sa mga alerto nito.',
  erasureAndAudit: 'Ang nagbubura ng mga manlalaro ay hindi pumipili sa kanila ayon sa audit log.',
  settingsAndMoney: 'Ang nagtatakda ng mga limit at rate ay hindi nagpapasya sa bawat bayad ayon sa mga ito.',
  affiliateTermsAndPay: 'Ang sumusulat ng kita ng partner ay hindi siyang nagbabayad nito.',
  closingAndMoney: 'Ang naghahambing ng mga libro sa mga provider ay hindi gumagawa ng mga entry na inihahambing.',
};

/** Why permissions are separated, by the rule. */
export const useSeparationTexts = textsOf({ en, fil });
