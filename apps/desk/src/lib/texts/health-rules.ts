import type { HealthRule } from '@fairhouse/contract/operator';
import { type Texts, textsOf } from '../i18n.ts';

const en: Texts<HealthRule> = {
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

const fil: Texts<HealthRule> = {
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
};

/** What is watched in system health. */
export const useHealthRuleTexts = textsOf({ en, fil });
