import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { bit } from '../../scalars.ts';

export const listBanners = call({
  path: '/base/banner/listAll',
  access: 'visitor',
  summary: 'The pictures of the home page.',
  input: listInput({ filters: { enabled: { schema: bit(), operators: ['EQ'] } }, sort: ['sortIndex'] }),
  output: z.array(
    z.object({
      id: z.int(),
      image: z.string().describe('Address of the picture for wide screens'),
      mobileImage: z.string(),
      title: z.string().describe('Alternative text of the picture'),
      link: z.string(),
      type: z.int().describe('0: `link` leads inside the site; otherwise elsewhere'),
      gameId: z.int().nullable().describe('Opens this game, for members'),
      enabled: z.union([z.literal(0), z.literal(1)]),
      sortIndex: z.int(),
    }),
  ),
});
