import type { MemberGroup } from '@fairhouse/contract/operator';
import type { Group } from './group.store.ts';

export function groupWire({ savedAt, rule, ...group }: Group): MemberGroup {
  return { ...group, rule: { ...rule }, savedTime: savedAt.toISOString() };
}
