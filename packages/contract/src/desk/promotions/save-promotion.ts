import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, maybe, text, whole } from '../../scalars.ts';
import { pictureAddress } from '../documents/picture-address.ts';
import {
  operatorPromotion,
  promotionActions,
  promotionAudiences,
  promotionEvents,
  promotionPlaces,
} from './promotion.ts';

const words = () => text(400).refine((written) => written !== '', 'empty');
const said = () =>
  z.object({
    title: words(),
    text: words(),
    button: words(),
    takes: text(400).default(''),
    terms: text(8_000).default(''),
  });

export const savePromotion = call({
  path: '/operator/promotion/save',
  access: 'operator',
  permission: 'content.edit',
  summary:
    'Changes the promotion of this id, or adds one, hidden, where no id is given. Visitors are shown REGISTER and CLOSE_ONLY when they come, members everything else. Recorded with the former values.',
  input: z.object({
    id: maybe(listedId()),
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/),
    action: z.enum(promotionActions),
    gameId: listedId().nullable().describe('The game that LAUNCH_GAME opens; null for the others'),
    events: z.array(z.enum(promotionEvents)).max(3),
    audience: z.enum(promotionAudiences),
    page: z.enum(promotionPlaces).default('none'),
    image: pictureAddress(),
    mobileImage: pictureAddress(),
    texts: z.object({ en: said(), fil: said() }),
    sortIndex: whole(0, 100_000),
  }),
  output: operatorPromotion,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'contentChanged', 'settingRefused', 'notPermitted'],
});
