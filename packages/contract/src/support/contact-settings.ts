import { z } from 'zod';
import { call } from '../call.ts';
import { nothing } from '../scalars.ts';

export const contactSettings = call({
  path: '/sys/sysSetting/contactUsSetting',
  access: 'visitor',
  summary: 'Addresses for getting in touch, and the pages of rules and promotions. Empty text means there is none.',
  input: nothing(),
  output: z.object({
    withdrawRulePageUrl: z.string().describe('Inside the site'),
    promotionPageUrl: z.string().describe('Inside the site'),
    telegramLink: z.string(),
    whatsAppNumber: z.string(),
    whatsAppQrCode: z.string().describe('Address of a picture'),
  }),
});
