import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { useCallback } from 'react';
import { type Texts, textsOf } from '../i18n.ts';

type Alert = Pick<OperatorCallOutput<'/operator/risk/alert/get'>, 'kind' | 'facts' | 'sentence'>;

/** What an alert was raised from, in a sentence by its kind; scripts/alert-words.test.ts holds them to the server's own. */
export const sentences = {
  depositVelocity: '{times} deposits within {hours} hours, {total} in all',
  cashOutVelocity: '{times} cash-outs within {hours} hours, {total} in all',
  passThrough: 'A cash-out of {cashOut}: within {hours} hours {deposited} were paid in and {staked} staked since',
  structuring: '{times} {of} just below {limit} within {hours} hours, {total} in all',
  sharedInstrument: '{instrument} paid in for {members} members within {days} days; the others: {others}',
  dormantActive: 'A deposit of {deposit} after {days} days without a movement',
  bonusCashedOut: 'A bonus of {bonus}, and {minutes} minutes later a cash-out of {cashOut}',
  bonusShared: '{members} members had {promotion} and share {sharing}; the first was {first}',
  unusualWins: '{won} won on {staked} staked in {rounds} rounds of {game}: {deviations} deviations above the mean',
  failedLogIns: '{times} wrong passwords within {minutes} minutes',
  failedSignIns: '{times} refused sign-ins within {minutes} minutes, the last from {address}',
};

const sentencesFil: Texts<keyof typeof sentences> = {
  depositVelocity: '{times} deposito sa loob ng {hours} oras, {total} lahat-lahat',
  cashOutVelocity: '{times} cash-out sa loob ng {hours} oras, {total} lahat-lahat',
  passThrough:
    'Cash-out na {cashOut}: sa loob ng {hours} oras, {deposited} ang idineposito at {staked} ang itinaya mula noon',
  structuring: '{times} {of} na bahagyang mababa sa {limit} sa loob ng {hours} oras, {total} lahat-lahat',
  sharedInstrument: '{instrument} ang ipinambayad ng {members} manlalaro sa loob ng {days} araw; ang iba: {others}',
  dormantActive: 'Deposito na {deposit} matapos ang {days} araw na walang galaw',
  bonusCashedOut: 'Bonus na {bonus}, at pagkaraan ng {minutes} minuto ay cash-out na {cashOut}',
  bonusShared: '{members} manlalaro ang nagkaroon ng {promotion} at iisa ang {sharing}; ang una ay si {first}',
  unusualWins:
    '{won} ang napanalunan sa {staked} na itinaya sa {rounds} round ng {game}: {deviations} deviation na mas mataas sa karaniwan',
  failedLogIns: '{times} maling password sa loob ng {minutes} minuto',
  failedSignIns: '{times} tinanggihang pag-sign in sa loob ng {minutes} minuto, ang huli ay mula sa {address}',
};

const facts = {
  address: 'Address',
  bonus: 'Bonus',
  cashOut: 'Cash-out',
  days: 'Within days',
  deposit: 'Deposit',
  deposited: 'Paid in',
  deviations: 'Deviations above the mean',
  first: 'The first',
  game: 'Game',
  hours: 'Within hours',
  instrument: 'Paid with',
  limit: 'Limit',
  members: 'Players',
  minutes: 'Minutes',
  of: 'Of',
  others: 'The others',
  promotion: 'Promotion',
  round: 'Round',
  rounds: 'Rounds',
  seq: 'Posting',
  sharing: 'What is shared',
  staked: 'Staked',
  times: 'How many',
  total: 'In all',
  won: 'Won',
  of_deposits: 'deposits',
  of_cashOuts: 'cash-outs',
};

const factsFil: Texts<keyof typeof facts> = {
  address: 'Address',
  bonus: 'Bonus',
  cashOut: 'Cash-out',
  days: 'Sa loob ng ilang araw',
  deposit: 'Deposito',
  deposited: 'Idineposito',
  deviations: 'Deviation na higit sa karaniwan',
  first: 'Ang una',
  game: 'Laro',
  hours: 'Sa loob ng ilang oras',
  instrument: 'Ipinambayad',
  limit: 'Limit',
  members: 'Mga manlalaro',
  minutes: 'Minuto',
  of: 'Ng ano',
  others: 'Ang iba',
  promotion: 'Promosyon',
  round: 'Round',
  rounds: 'Mga round',
  seq: 'Posting',
  sharing: 'Ang pinagsaluhan',
  staked: 'Itinaya',
  times: 'Ilan',
  total: 'Lahat-lahat',
  won: 'Napanalunan',
  of_deposits: 'deposito',
  of_cashOuts: 'cash-out',
};

const useSentences = textsOf({ en: sentences, fil: sentencesFil });
const useFacts = textsOf({ en: facts, fil: factsFil });

const isNamed = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name);

/** What a fact of an alert is called, and says: one without words goes by its own name. */
export function useAlertFacts(): (alert: Pick<Alert, 'facts'>) => [name: string, value: string][] {
  const t = useFacts();
  return useCallback(
    (alert) =>
      Object.entries(alert.facts).map(([name, value]) => [isNamed(name) ? t(name) : name, saidOf(t, name, value)]),
    [t],
  );
}

/** What was seen, in the language of the desk. An alert of a former version may lack a fact: then it is said as it was kept. */
export function useAlertSentence(): (alert: Alert) => string {
  const t = useSentences();
  const word = useFacts();
  return useCallback(
    ({ kind, facts: given, sentence }) => {
      const places = [...sentences[kind].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      if (!places.every((name) => name in given)) return sentence;
      return t(kind, Object.fromEntries(places.map((name) => [name, saidOf(word, name, given[name]!)])));
    },
    [t, word],
  );
}

function saidOf(t: ReturnType<typeof useFacts>, name: string, value: string): string {
  const word = `${name}_${value}`;
  return isNamed(word) ? t(word) : value;
}
