import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { inviteToTable } from './invite-to-table.ts';
import { openInvitation } from './open-invitation.ts';
import { reportMessage } from './report-message.ts';
import type { TalkDeps } from './talk.deps.ts';

/** What players do about shared tables beside playing: links to them, and reports of messages. */
export function talkRoutes(deps: TalkDeps): Handler[] {
  return [
    on(calls['/sys/table/invite'], (asked) => inviteToTable(deps, asked, asked.input.gameId)),
    on(calls['/sys/table/invitation'], (asked) => openInvitation(deps, asked, asked.input.invitation)),
    on(calls['/sys/table/report'], (asked) => reportMessage(deps, asked, asked.input)),
  ];
}
