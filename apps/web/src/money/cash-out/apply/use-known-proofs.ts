import type { DocumentKind } from '@fairhouse/contract';
import { documentStatuses } from '@fairhouse/contract/statuses';
import { useMemo } from 'react';
import { useCall } from '../../../lib/query.ts';

/** Documents that are not asked for again, by how each stands. */
export type KnownProofs = ReadonlyMap<DocumentKind, 'accepted' | 'waiting'>;

/** Which documents are accepted or being reviewed; undefined until it is known. */
export function useKnownProofs(): KnownProofs | undefined {
  const { data, error } = useCall('/sys/member/documents/listAll', {}, { staleTimeMs: 0 });
  return useMemo(() => {
    // Where it cannot be shown, everything is asked for; what was handed in before stands there already.
    if (error) return new Map();
    return (
      data &&
      new Map(
        data.flatMap(({ kind, status }): (readonly [DocumentKind, 'accepted' | 'waiting'])[] => {
          if (status === documentStatuses.accepted) return [[kind, 'accepted']];
          return status === documentStatuses.waiting ? [[kind, 'waiting']] : [];
        }),
      )
    );
  }, [data, error]);
}
