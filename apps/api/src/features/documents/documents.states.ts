import { type DocumentStatus, documentStatuses } from '@fairhouse/contract';

const { notUploaded, auditing, accepted, refused } = documentStatuses;

export type Decision = 'accept' | 'reject';

/** What an operator may decide. A mistake can be put right; deciding the same again changes nothing and is refused. */
export const decisions: Record<Decision, { from: readonly DocumentStatus[]; to: DocumentStatus }> = {
  accept: { from: [auditing, refused], to: accepted },
  reject: { from: [auditing, accepted], to: refused },
};

export const statusNames: Record<DocumentStatus, string> = {
  [notUploaded]: 'not uploaded',
  [auditing]: 'waiting for review',
  [accepted]: 'accepted',
  [refused]: 'refused',
};
