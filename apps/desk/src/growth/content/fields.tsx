import { ArticleFields } from './article-fields.tsx';
import { BannerFields } from './banner-fields.tsx';
import type { Content } from './content.ts';
import { NoticeFields } from './notice-fields.tsx';
import { PromotionFields } from './promotion-fields.tsx';

/** What is written of a thing, both languages side by side. */
export function Fields({ content, set }: { content: Content; set: (content: Content) => void }) {
  switch (content.kind) {
    case 'article':
      return <ArticleFields content={content} set={set} />;
    case 'banner':
      return <BannerFields content={content} set={set} />;
    case 'promotion':
      return <PromotionFields content={content} set={set} />;
    case 'notice':
      return <NoticeFields content={content} set={set} />;
  }
}
