import { reload } from '../../lib/query.ts';

/** After anything about a case: its list, itself, its alerts, and what stands about it in the record. */
export const reloadCases = (): Promise<void> =>
  reload('/operator/risk/case/list', '/operator/risk/case/get', '/operator/risk/alert/list', '/operator/record/list');
