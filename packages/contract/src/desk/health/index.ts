import { getHealth } from './casino-health.ts';
import { acknowledgeIncident, listIncidents } from './incidents.ts';
import { listJobs, retryFailedJob, runJobAgain } from './jobs.ts';
import { getProviderHealth } from './provider-health.ts';
import { getVendorCalls, getWalletCalls } from './wallet-calls.ts';

/** How the casino is, and what was wrong with it. */
export const healthCalls = {
  [getHealth.path]: getHealth,
  [getProviderHealth.path]: getProviderHealth,
  [getWalletCalls.path]: getWalletCalls,
  [getVendorCalls.path]: getVendorCalls,
  [listJobs.path]: listJobs,
  [runJobAgain.path]: runJobAgain,
  [retryFailedJob.path]: retryFailedJob,
  [listIncidents.path]: listIncidents,
  [acknowledgeIncident.path]: acknowledgeIncident,
} as const;
