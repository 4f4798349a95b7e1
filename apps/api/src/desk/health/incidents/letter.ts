import type { HealthRule } from '@fairhouse/contract/operator';
import type { StaffLanguage } from '@fairhouse/money';
import type { Facts } from './conditions.ts';

interface Words {
  incident: string;
  resolved: string;
  since: string;
  until: string;
  more: string;
  /** What a condition is called, as at the desk. */
  rules: Record<HealthRule, string>;
}

const texts: Record<StaffLanguage, Words> = {
  en: {
    incident: 'Incident',
    resolved: 'Resolved',
    since: 'since',
    until: 'until',
    more: ', and {count} more',
    rules: {
      processGone: 'A process has stopped',
      queueLate: 'A queue is older than its target',
      providerFailing: 'Provider acceptance below threshold',
      chainStill: 'A blockchain has stalled',
      tableStill: 'A shared table has stalled',
      betsOwed: 'A vendor has not settled bets of finished rounds',
      checkFound: 'Verification has found a fault',
      jobFailing: 'A job fails',
      diskFull: 'A disk is nearly full',
      archiveLate: 'The log of the database is not archived',
      refusalsByOutcome: 'Refused plays depend on their outcome',
    },
  },
  fil: {
    incident: 'Insidente',
    resolved: 'Naayos na',
    since: 'mula',
    until: 'hanggang',
    more: ', at {count} pa',
    rules: {
      processGone: 'Nawala ang isang proseso',
      queueLate: 'Mas luma ang pila kaysa target',
      providerFailing: 'Mababa sa limit ang tinatanggap ng provider',
      chainStill: 'Nakatigil ang chain',
      tableStill: 'Nakatigil ang isang mesang pinagsasaluhan',
      betsOwed: 'May utang na taya ang vendor mula sa tapos nang round',
      checkFound: 'May natuklasan ang verify',
      jobFailing: 'Pumapalya ang job',
      diskFull: 'Halos puno na ang disk',
      archiveLate: 'Hindi na-a-archive ang log ng database',
      refusalsByOutcome: 'Nakadepende sa resulta ang mga tinanggihang laro',
    },
  },
};

export interface News {
  rule: HealthRule;
  subject: string;
  facts: Facts;
  beganAt: Date;
  endedAt: Date | null;
}

/** One letter for all that is new at a moment. */
export function letterAbout(
  all: readonly News[],
  language: StaffLanguage,
): { subject: string; paragraphs: string[]; language: StaffLanguage } {
  const { incident, resolved, since, until, more, rules } = texts[language];
  const [first] = all;
  const others = all.length > 1 ? more.replace('{count}', String(all.length - 1)) : '';
  const word = (it: News) => (it.endedAt ? resolved : incident);
  return {
    language,
    subject: `${word(first!)}: ${rules[first!.rule]} (${first!.subject})${others}`,
    paragraphs: all.map((it) =>
      [
        `${word(it)}: ${rules[it.rule]}: ${it.subject}`,
        `${since} ${it.beganAt.toISOString()}${it.endedAt ? `, ${until} ${it.endedAt.toISOString()}` : ''}`,
        ...Object.entries(it.facts).map(([name, value]) => `${name}: ${value}`),
      ].join('\n'),
    ),
  };
}
