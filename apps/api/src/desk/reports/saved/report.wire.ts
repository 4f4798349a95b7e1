import type { SavedReport } from '@fairhouse/contract/operator';
import type { StoredReport } from './report.store.ts';

export function reportWire(report: StoredReport, staffId: bigint, schedules: number): SavedReport {
  return {
    ...{ id: report.id, name: report.name, kind: report.kind, sharedWith: report.sharedWith },
    ...{ isMine: report.staffId === staffId, by: report.by, version: report.version },
    ...{ changeTime: report.changedAt.toISOString(), schedules },
  };
}
