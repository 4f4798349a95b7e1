import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { isChatOpen } from './chat.store.ts';
import { type ContactDeps, createSendContact } from './send-contact.ts';
import type { ThreadsDeps } from './threads/threads.deps.ts';
import { threadsRoutes } from './threads/threads.routes.ts';

export interface ContactSettings {
  withdrawRulePageUrl: string;
  promotionPageUrl: string;
  telegramLink: string;
  whatsAppNumber: string;
  whatsAppQrCode: string;
  siteEmail: string;
  /** Address of the widget's script; empty: there is no live chat. */
  chatScript: string;
}

export interface SupportDeps extends ContactDeps, ThreadsDeps {
  contact(): Promise<ContactSettings>;
  chatScript: string;
}

export function supportRoutes({ contact, chatScript, ...deps }: SupportDeps): Handler[] {
  const sendContact = createSendContact(deps);
  return [
    on(calls['/sys/sysSetting/contactUsSetting'], async () => ok(await contact())),

    on(calls['/sys/sysSetting/checkContactUsSetting'], async () =>
      ok(chatScript !== '' && (await isChatOpen(deps.db))),
    ),

    on(calls['/sys/contact/send'], ({ input: { queryCategory, ...fields }, member, language, address }) =>
      sendContact({ ...fields, topic: queryCategory, memberId: member?.id, language }, address),
    ),

    ...threadsRoutes(deps),
  ];
}
