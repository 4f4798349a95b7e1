import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { isChatOpen } from '../chat.store.ts';
import { pageOfContacts } from '../contact.store.ts';
import { type AnswerDeps, answerContact } from './answer-contact.ts';
import { closeContact } from './close-contact.ts';
import { contactWire } from './contact.wire.ts';
import { openChat } from './open-chat.ts';
import { showContact } from './show-contact.ts';

export function supportDeskRoutes(deps: AnswerDeps): Handler[] {
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

    on(operatorCalls['/operator/contact/answer'], async ({ input, operator }) =>
      input.answer === ''
        ? refuse('missingField', { field: 'the answer' })
        : answerContact(deps, BigInt(input.id), input.answer, operator),
    ),

    on(operatorCalls['/operator/chat/set'], ({ input, operator }) => openChat(db, input.open, operator, input.reason)),

    on(operatorCalls['/operator/chat/get'], async () => ok({ open: await isChatOpen(db) })),
  ];
}
