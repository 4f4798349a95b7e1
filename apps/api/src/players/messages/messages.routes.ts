import { calls } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { kindOf } from './news.kinds.ts';
import { countUnread, pageOfNews, setAllRead, setRead } from './news.store.ts';
import { newsText } from './news-text.ts';

export function messagesRoutes({ db }: { db: Database }): Handler[] {
  return [
    on(calls['/sys/news/getNewCount'], async ({ member }) => ok(await countUnread(db, member.id))),

    on(calls['/base/news/listPage'], async ({ input: { memberId: _, memberId_EQ: __, ...input }, member, language }) =>
      ok(
        await pageOfNews(db, member.id, input, (news) => ({
          id: Number(news.id),
          message: newsText(news, language),
          type: news.type,
          link: kindOf(news.kind).link ?? null,
          status: news.readAt ? (10 as const) : (0 as const),
          memberId: Number(member.id),
          createTime: news.createdAt.toISOString(),
        })),
      ),
    ),

    on(calls['/sys/news/setNewsStatus'], async ({ input, member }) =>
      (await setRead(db, member.id, BigInt(input.id))) ? ok(null) : refuse('noSuchThing'),
    ),

    on(calls['/sys/news/setAllRead'], async ({ member }) => {
      await setAllRead(db, member.id);
      return ok(null);
    }),
  ];
}
