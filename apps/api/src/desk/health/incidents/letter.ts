import type { HealthRule } from '@fairhouse/contract/operator';
import type { StaffLanguage } from '@fairhouse/money';
import { incidentWords } from '../../../lib/incident-words.ts';
import type { Facts } from './conditions.ts';

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
  const { incident, resolved, since, until, more, rules } = incidentWords[language];
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
