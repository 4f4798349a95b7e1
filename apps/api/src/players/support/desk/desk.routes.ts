import { operatorCalls } from '@fairhouse/contract/operator';
import type { SettingOf } from '../../../db/setting-of.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { isChatOpen } from '../chat.store.ts';
import { pageOfContacts } from '../contact.store.ts';
import { fillMacro } from '../macros/fill-macro.ts';
import { listMacros } from '../macros/macro.store.ts';
import { macroWire, saveMacro } from '../macros/save-macro.ts';
import { type AnswerDeps, answerContact } from './answer-contact.ts';
import { changeContact } from './change-contact.ts';
import { closeContact } from './close-contact.ts';
import { contactWire } from './contact.wire.ts';
import { openChat } from './open-chat.ts';
import { type ReportHarmDeps, reportHarmOf } from './report-harm.ts';
import { showContact } from './show-contact.ts';

export interface SupportDeskDeps extends AnswerDeps, ReportHarmDeps {
  settingOf: SettingOf;
  siteName: string;
}

export function supportDeskRoutes(deps: SupportDeskDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/contact/listPage'], async ({ input }) =>
      ok(await pageOfContacts(db, input, contactWire)),
    ),

    on(operatorCalls['/operator/contact/get'], ({ input, operator }) => showContact(db, BigInt(input.id), operator)),

    on(operatorCalls['/operator/contact/close'], async ({ input, operator }) =>
      input.note === ''
        ? refuse('missingField', { field: 'the note' })
        : closeContact(db, BigInt(input.id), input.note, operator),
    ),

    on(operatorCalls['/operator/contact/answer'], async ({ input: { id, answer, seen, solve }, operator }) =>
      answer === ''
        ? refuse('missingField', { field: 'the answer' })
        : answerContact(deps, { id: BigInt(id), text: answer, seen, solve }, operator),
    ),

    on(operatorCalls['/operator/contact/change'], ({ input: { id, priority, queryCategory }, operator }) =>
      changeContact(deps, { id: BigInt(id), priority, topic: queryCategory }, operator),
    ),

    on(operatorCalls['/operator/contact/reportHarm'], ({ input: { id, reason }, operator }) =>
      reportHarmOf(deps, { id: BigInt(id), reason }, operator),
    ),

    on(operatorCalls['/operator/macro/list'], async () => ok((await listMacros(db)).map(macroWire))),

    on(operatorCalls['/operator/macro/fill'], ({ input }) =>
      fillMacro(deps, { id: BigInt(input.id), contactId: BigInt(input.contact) }),
    ),

    on(operatorCalls['/operator/macro/save'], ({ input: { id, version, ...text }, operator }) =>
      saveMacro(db, { ...text, version, id: id === undefined ? undefined : BigInt(id) }, operator),
    ),

    on(operatorCalls['/operator/chat/set'], ({ input, operator }) => openChat(db, input.open, operator, input.reason)),

    on(operatorCalls['/operator/chat/get'], async () => ok({ open: await isChatOpen(db) })),
  ];
}
