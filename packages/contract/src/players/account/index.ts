import { getMember } from './get-member.ts';
import { listDocuments } from './list-documents.ts';
import { statement } from './statement.ts';
import { transactions } from './transactions.ts';
import { updateDocuments } from './update-documents.ts';

/** The calls of the member's record, documents and postings. */
export const accountCalls = {
  [getMember.path]: getMember,
  [listDocuments.path]: listDocuments,
  [statement.path]: statement,
  [transactions.path]: transactions,
  [updateDocuments.path]: updateDocuments,
} as const;
