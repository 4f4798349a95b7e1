import type { HarmMarker } from '@fairhouse/contract/operator';
import { useCallback } from 'react';
import { type Texts, textsOf } from '../i18n.ts';

/** What was seen, in a sentence by its kind; scripts/harm-words.test.ts holds them to the server's own. */
export const sentences = {
  chasing:
    'Within {days} days paid in {times} times within {minutes} minutes of losing, {paid} in all; {nights} of them at night',
  raisedStakes:
    'Within {days} days {times} sessions in which the stakes at least doubled while losing, once to {percent} % of the first',
  nights: 'Within {days} days played {minutes} minutes between midnight and 5, in {nights} nights',
  risingDeposits: 'Paid in {paid} within {days} days: {percent} % of the mean of the three such spans before, {before}',
  cancelledCashOuts: 'Took {times} cash-outs back within {days} days',
  failedDeposits: '{times} deposits were refused within {days} days',
  longSessions: 'Within {days} days {times} sessions of more than {least} minutes, the longest of {longest}',
};

const sentencesFil: Texts<keyof typeof sentences> = {
  chasing:
    'Sa loob ng {days} araw, {times} beses nagdeposito sa loob ng {minutes} minuto matapos matalo, {paid} lahat-lahat; {nights} sa mga ito ay sa gabi',
  raisedStakes:
    'Sa loob ng {days} araw, {times} sesyon kung saan dumoble man lang ang taya habang natatalo, minsan ay umabot sa {percent} % ng una',
  nights: 'Sa loob ng {days} araw, {minutes} minutong naglaro mula hatinggabi hanggang 5, sa {nights} gabi',
  risingDeposits:
    'Nagdeposito ng {paid} sa loob ng {days} araw: {percent} % ng karaniwan sa tatlong naunang ganoong panahon, {before}',
  cancelledCashOuts: 'Binawi ang {times} cash-out sa loob ng {days} araw',
  failedDeposits: '{times} deposito ang tinanggihan sa loob ng {days} araw',
  longSessions: 'Sa loob ng {days} araw, {times} sesyong higit sa {least} minuto, ang pinakamahaba ay {longest}',
};

const words = {
  level_0: 'nothing done',
  level_1: 'message',
  level_2: 'limits',
  level_3: 'break',
  measure_message: 'Message to the member',
  measure_limits: 'Asked to set limits, no offers',
  measure_pause: 'Mandatory break and a case',
  breakBegan: 'the break began',
  noBreak: 'no break began',
  outcome_talked: 'talk noted',
  outcome_limitAdvised: 'limit advised',
  outcome_breakSet: 'break set',
  outcome_exclusionAdvised: 'exclusion advised',
  outcome_noAction: 'no action',
  caseOpen: 'open',

  length_hours: '{count} hours',
  length_hours_one: '1 hour',
  length_days: '{count} days',
  length_days_one: '1 day',
  length_weeks: '{count} weeks',
  length_weeks_one: '1 week',

  signs: 'Safer-gambling alerts',
  noSigns: 'No safer-gambling alert.',
  points: 'weight {points}',
  below: 'below {threshold}',
  course: 'Score over the last 60 days',
  dayByDay: 'Safer-gambling alerts, day by day',
  day: 'Day',
  score: 'Score',
  level: 'Level',
  seen: 'Evidence',
  measures: 'Automatic interventions',
  noMeasures: 'No automatic intervention.',
  time: 'Time',
  what: 'What',
  about: 'About',
  cases: 'Cases',
  noCases: 'There is no case.',
  case: 'Case',
  opened: 'Opened',
  state: 'State',
  by: 'By',
  reason: 'Reason',
};

const wordsFil: Texts<keyof typeof words> = {
  level_0: 'walang ginawa',
  level_1: 'mensahe',
  level_2: 'limitasyon',
  level_3: 'pahinga',
  measure_message: 'Mensahe sa manlalaro',
  measure_limits: 'Hiniling na maglimita, walang alok',
  measure_pause: 'Sapilitang pahinga at kaso',
  breakBegan: 'nagsimula ang pahinga',
  noBreak: 'walang nagsimulang pahinga',
  outcome_talked: 'naitala ang usapan',
  outcome_limitAdvised: 'pinayuhang maglimita',
  outcome_breakSet: 'nagtakda ng pahinga',
  outcome_exclusionAdvised: 'pinayuhang magbukod',
  outcome_noAction: 'walang gagawin',
  caseOpen: 'bukas',

  length_hours: '{count} oras',
  length_hours_one: '1 oras',
  length_days: '{count} araw',
  length_days_one: '1 araw',
  length_weeks: '{count} linggo',
  length_weeks_one: '1 linggo',

  signs: 'Mga alerto sa ligtas na paglalaro',
  noSigns: 'Walang nakitang palatandaan ng pinsala.',
  points: 'timbang {points}',
  below: 'mababa sa {threshold}',
  course: 'Iskor sa huling 60 araw',
  dayByDay: 'Mga alerto sa ligtas na paglalaro, araw-araw',
  day: 'Araw',
  score: 'Iskor',
  level: 'Antas',
  seen: 'Ang nakita',
  measures: 'Mga awtomatikong hakbang',
  noMeasures: 'Walang awtomatikong hakbang.',
  time: 'Oras',
  what: 'Ano',
  about: 'Tungkol sa',
  cases: 'Mga kaso',
  noCases: 'Walang kaso.',
  case: 'Kaso',
  opened: 'Binuksan',
  state: 'Status',
  by: 'Ni',
  reason: 'Dahilan',
};

export const useHarmWords = textsOf({ en: words, fil: wordsFil });

/** A length as people say it: 168 hours are a week. */
export function lengthText(word: ReturnType<typeof useHarmWords>, hours: number): string {
  if (hours % 168 === 0) return word('length_weeks', { count: hours / 168 });
  if (hours % 24 === 0) return word('length_days', { count: hours / 24 });
  return word('length_hours', { count: hours });
}

const useSentences = textsOf({ en: sentences, fil: sentencesFil });

/** What was seen, in the language of the desk. A marker of a former release may lack a fact: then it is said as it was kept. */
export function useMarkerSentence(): (marker: Pick<HarmMarker, 'kind' | 'facts' | 'sentence'>) => string {
  const t = useSentences();
  return useCallback(
    ({ kind, facts, sentence }) => {
      const places = [...sentences[kind].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      return places.every((name) => name in facts) ? t(kind, facts) : sentence;
    },
    [t],
  );
}
