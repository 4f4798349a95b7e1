import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { useLocation } from '../../lib/address/location.ts';
import styles from './article.module.css';
import { ArticleText } from './article-text.tsx';
import { articleIdOf } from './page-address.ts';
import { useArticlesTexts } from './texts/index.ts';
import { useArticle } from './use-article.ts';

/** /article?id=… */
export default function ArticlePage() {
  const t = useArticlesTexts();
  const { query } = useLocation();
  const id = articleIdOf(query);
  return (
    <div className={styles.page}>{id === undefined ? <EmptyState title={t('noArticle')} /> : <One id={id} />}</div>
  );
}

function One({ id }: { id: number }) {
  const t = useArticlesTexts();
  const article = useArticle(id);
  return (
    <>
      <h1>{article.data?.title ?? t('article')}</h1>
      <ArticleText article={article} />
    </>
  );
}
