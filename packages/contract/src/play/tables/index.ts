import { reportMessage } from './report-message.ts';
import { inviteToTable, openTableInvitation } from './table-invitation.ts';

/** Shared tables: links to them, and the chat there. */
export const tableTalkCalls = {
  [inviteToTable.path]: inviteToTable,
  [openTableInvitation.path]: openTableInvitation,
  [reportMessage.path]: reportMessage,
} as const;
