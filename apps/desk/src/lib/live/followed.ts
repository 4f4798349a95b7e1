import type { LiveKind, OperatorCallPath } from '@fairhouse/contract/operator';

/** An answer that changes with a kind of thing. */
export interface Followed {
  path: OperatorCallPath;
  /** Of calls about one queue, those about this one. */
  queue?: string;
  /** It is asked for again after so long at the soonest. */
  everyMs: number;
}

const listEveryMs = 2_000;
/** It counts every queue that one may see. */
const summaryEveryMs = 5_000;

/** What is asked for again when something of a kind has changed. */
export function followedBy(kind: LiveKind): readonly Followed[] {
  if (kind === 'self') return [{ path: '/operator/auth/me', everyMs: listEveryMs }];
  if (kind === 'incidents') return [{ path: '/operator/health/incidents', everyMs: listEveryMs }];
  if (kind === 'maintenance') {
    return [
      { path: '/operator/maintenance/get', everyMs: listEveryMs },
      { path: '/operator/maintenance/list', everyMs: listEveryMs },
    ];
  }
  if (kind === 'home') {
    return [
      { path: '/operator/home/figures', everyMs: summaryEveryMs },
      { path: '/operator/home/hours', everyMs: summaryEveryMs },
    ];
  }
  const ofQueue = (path: OperatorCallPath) => ({ path, queue: kind, everyMs: listEveryMs });
  return [
    ofQueue('/operator/queue/list'),
    ofQueue('/operator/queue/get'),
    ofQueue('/operator/queue/notes'),
    { path: '/operator/queue/mentions', everyMs: summaryEveryMs },
    { path: '/operator/queue/summary', everyMs: summaryEveryMs },
    ...(kind === 'approvals' ? [{ path: '/operator/approval/list' as const, everyMs: listEveryMs }] : []),
  ];
}
