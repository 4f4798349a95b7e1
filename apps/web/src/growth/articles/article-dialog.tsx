import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { ArticleText } from './article-text.tsx';
import { useArticlesTexts } from './texts/index.ts';
import { useArticle } from './use-article.ts';

/** An article in a window, named by its title. */
export function ArticleDialog({
  id,
  name,
  onClose,
}: {
  id: number;
  /** The title until the article has come with its own, and where it does not come. */
  name?: string;
  onClose: () => void;
}) {
  const t = useArticlesTexts();
  const article = useArticle(id);
  return (
    <Dialog title={article.data?.title ?? name ?? t('article')} onClose={onClose} size="m">
      <ArticleText article={article} />
    </Dialog>
  );
}
