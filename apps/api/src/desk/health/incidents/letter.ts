import type { HealthRule } from '@fairhouse/contract/operator';
import type { Facts } from './conditions.ts';

/** What a condition is called in a mail. */
const named: Record<HealthRule, string> = {
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
};

export interface News {
  rule: HealthRule;
  subject: string;
  facts: Facts;
  beganAt: Date;
  endedAt: Date | null;
}

/** One letter for all that is new at a moment. */
export function letterAbout(all: readonly News[]): { subject: string; paragraphs: string[] } {
  const [first] = all;
  const more = all.length > 1 ? `, and ${all.length - 1} more` : '';
  const word = (it: News) => (it.endedAt ? 'Resolved' : 'Incident');
  return {
    subject: `${word(first!)}: ${named[first!.rule]} (${first!.subject})${more}`,
    paragraphs: all.map((it) =>
      [
        `${word(it)}: ${named[it.rule]}: ${it.subject}`,
        `since ${it.beganAt.toISOString()}${it.endedAt ? `, until ${it.endedAt.toISOString()}` : ''}`,
        ...Object.entries(it.facts).map(([name, value]) => `${name}: ${value}`),
      ].join('\n'),
    ),
  };
}
