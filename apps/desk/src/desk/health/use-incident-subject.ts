import { useCallback } from 'react';
import { useCodeName, useJobName, useKindTexts } from '../../lib/texts/names/index.ts';
import type { Incident } from './health-view.ts';
import { useHealthTexts } from './texts/index.ts';

/** What an incident is about, in words: `conditions.ts` of the API writes the subject of each rule. */
export function useIncidentSubject(): (rule: Incident['rule'], subject: string) => string {
  const t = useHealthTexts();
  const jobName = useJobName();
  const chainName = useCodeName('chain');
  const providerName = useCodeName('provider');
  const kindName = useKindTexts();
  const queueName = useCodeName('queue');
  return useCallback(
    (rule, subject) => {
      const words = subject.split(' ');
      switch (rule) {
        case 'queueLate':
          return queueName(subject) ?? subject;
        case 'jobFailing':
          return jobName(subject);
        case 'chainStill':
          return chainName(subject) ?? subject;
        case 'checkFound':
          return subject === 'books' ? t('verify') : subject;
        case 'archiveLate':
          return t('database');
        case 'providerFailing': {
          const [kind = '', ...rest] = words;
          const side = kind === 'deposit' || kind === 'payout' ? t(`kind_${kind}`) : kind;
          return [side, ...rest.map(kindName)].join(', ');
        }
        case 'tableStill':
        case 'betsOwed': {
          const [vendor = '', ...table] = words;
          return `${providerName(vendor) ?? vendor}, ${table.join(' ')}`;
        }
        default:
          return subject;
      }
    },
    [t, jobName, chainName, providerName, kindName, queueName],
  );
}
