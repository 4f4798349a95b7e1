import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, moment } from '../../scalars.ts';

export const cashImage = call({
  path: '/sys/cash/getImg',
  summary: "The QR code of the member's Cash App order: the newest open one, unless `orderId` names another.",
  input: z.object({ orderId: maybe(id()) }),
  output: z.object({
    imgUrl: z.string().describe('The QR code as a picture'),
    qrAddress: z.string().describe('The page that the QR code leads to'),
    qrText: z.string().describe('The content of the QR code, for a client that draws it itself'),
    expireTime: moment().nullable(),
  }),
  errors: ['noSuchThing'],
});
