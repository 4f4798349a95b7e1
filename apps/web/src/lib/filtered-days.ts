import { boundsOf, type ListFilter } from '@fairhouse/ui/lists/list-filter.ts';

/** The days of a filter, as a list call takes them. */
export function momentsOf(filter: ListFilter): { createTime_GTE?: string; createTime_LT?: string } {
  const { from, before } = boundsOf(filter);
  return { ...(from && { createTime_GTE: from }), ...(before && { createTime_LT: before }) };
}
