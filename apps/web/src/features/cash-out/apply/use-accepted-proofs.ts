import type { DocumentKind } from '@fairhouse/contract';
import { documentStatuses } from '@fairhouse/contract/statuses';
import { useMemo } from 'react';
import { useCall } from '../../../lib/query.ts';

/** Which documents an operator has accepted; undefined until it is known. They are not asked for again. */
export function useAcceptedProofs(): ReadonlySet<DocumentKind> | undefined {
  const { data, error } = useCall('/sys/member/documents/listAll', {}, { staleTimeMs: 0 });
  return useMemo(() => {
    // Where it cannot be told, everything is asked for; what was handed in before stands there already.
    if (error) return new Set();
    return data && new Set(data.filter(({ status }) => status === documentStatuses.accepted).map(({ kind }) => kind));
  }, [data, error]);
}
