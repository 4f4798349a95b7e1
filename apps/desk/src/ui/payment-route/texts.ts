import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  title: 'Routing',
  why: 'Version {version}, {rule}: {order}',
  noRule: 'no rule matched',
  noRules: 'No routing rules were on: the provider of the method.',
  attempts: 'Orders at providers',
  lastHour: '{accepted} of {decided} accepted in the last hour',
  outcome_used: 'in the order',
  outcome_notOffered: 'does not serve this method',
  outcome_notItsCurrency: 'does not take the currency',
  outcome_notReached: 'beyond the number of attempts',
  behind_weak: 'put last: weak acceptance',
  behind_incident: 'put last: open incident',
  decline_issuerDecline: 'the bank declined',
  decline_insufficientFunds: 'insufficient funds',
  decline_invalidInstrument: 'wrong or expired card',
  decline_authenticationFailed: 'not authenticated',
  decline_fraud: 'suspected fraud',
  decline_playerCancelled: 'the player left',
  decline_technical: 'technical fault',
  decline_unknown: 'no reason given',
};

const fil: Texts<keyof typeof en> = {
  title: 'Routing',
  why: 'Bersyon {version}, {rule}: {order}',
  noRule: 'walang tumugmang tuntunin',
  noRules: 'Walang naka-on na tuntunin: ang provider ng paraan.',
  attempts: 'Mga order sa provider',
  lastHour: '{accepted} sa {decided} ang tinanggap sa huling oras',
  outcome_used: 'kasama sa ayos',
  outcome_notOffered: 'hindi nagbibigay ng paraang ito',
  outcome_notItsCurrency: 'hindi tumatanggap ng pera',
  outcome_notReached: 'lampas sa bilang ng pagsubok',
  behind_weak: 'nilagay sa huli: mahinang acceptance',
  behind_incident: 'nilagay sa huli: may insidente',
  decline_issuerDecline: 'tinanggihan ng bangko',
  decline_insufficientFunds: 'kulang ang pondo',
  decline_invalidInstrument: 'mali o expired ang card',
  decline_authenticationFailed: 'hindi napatunayan',
  decline_fraud: 'hinihinalang pandaraya',
  decline_playerCancelled: 'umalis ang manlalaro',
  decline_technical: 'teknikal na aberya',
  decline_unknown: 'walang ibinigay na dahilan',
};

export const usePaymentRouteTexts = textsOf({ en, fil });
