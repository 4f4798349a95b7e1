import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';

export interface ContactSettings {
  withdrawRulePageUrl: string;
  promotionPageUrl: string;
  telegramLink: string;
  whatsAppNumber: string;
  whatsAppQrCode: string;
}

export function supportRoutes({ contact }: { contact: ContactSettings }): Handler[] {
  return [on(calls['/sys/sysSetting/contactUsSetting'], async () => ok(contact))];
}
