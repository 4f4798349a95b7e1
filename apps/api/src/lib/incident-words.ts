import type { HealthRule, IncidentSeverity } from '@fairhouse/contract/operator';
import type { StaffLanguage } from '@fairhouse/money';

interface Words {
  acknowledged: string;
  incident: string;
  resolved: string;
  since: string;
  until: string;
  more: string;
  about: string;
  severity: string;
  severities: Record<IncidentSeverity, string>;
  atDesk: string;
  test: string;
  /** What a condition is called, as at the desk. */
  rules: Record<HealthRule, string>;
}

/** How incidents of system health are spoken of in mails and alerts. */
export const incidentWords: Record<StaffLanguage, Words> = {
  en: {
    incident: 'Incident',
    acknowledged: 'Acknowledged',
    resolved: 'Resolved',
    since: 'since',
    until: 'until',
    more: ', and {count} more',
    about: 'About',
    severity: 'Severity',
    severities: { critical: 'critical', error: 'error', warning: 'warning', info: 'information' },
    atDesk: 'Open at the desk',
    test: 'This is a test of {site}. Nothing has happened.',
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
    acknowledged: 'Kinilala',
    resolved: 'Naayos na',
    since: 'mula',
    until: 'hanggang',
    more: ', at {count} pa',
    about: 'Tungkol sa',
    severity: 'Bigat',
    severities: { critical: 'kritikal', error: 'error', warning: 'babala', info: 'impormasyon' },
    atDesk: 'Buksan sa desk',
    test: 'Pagsubok ito ng {site}. Walang nangyari.',
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
