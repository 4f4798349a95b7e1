import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const contactSettings = call({
  path: '/sys/sysSetting/contactUsSetting',
  access: 'visitor',
  summary: 'Contact addresses, and the pages of rules and promotions. An empty text means none.',
  input: nothing(),
  output: z.object({
    withdrawRulePageUrl: z.string().describe('Inside the site'),
    promotionPageUrl: z.string().describe('Inside the site'),
    telegramLink: z.string(),
    whatsAppNumber: z.string(),
    whatsAppQrCode: z.string().describe('Address of a picture; empty: the code is drawn from the number'),
    siteEmail: z.string().describe('Where mail reaches the support team, for sites whose host name gives no address'),
    chatScript: z.string().describe("Address of the live-chat widget's script"),
  }),
});
