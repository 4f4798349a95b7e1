import { z } from 'zod';
import { listedId, text, whole } from '../../scalars.ts';
import { pictureAddress } from '../documents/picture-address.ts';

/** What operators write of a banner. */
export const bannerDraft = z.object({
  image: pictureAddress(),
  mobileImage: pictureAddress(),
  title: text(120).refine((title) => title !== '', 'no title'),
  titleFilipino: text(120).describe('Not empty'),
  type: whole(0, 1).describe('0: `link` is a path of the site; 1: it is a secure address elsewhere'),
  link: text(500),
  gameId: listedId().nullable().describe('Opens this game, for members; only with type 0'),
  enabled: z.boolean(),
  sortIndex: whole(0, 100_000),
});

/** A banner as the desk sees it. */
export const operatorBanner = bannerDraft.extend({ id: z.int(), gameId: z.int().nullable() });
