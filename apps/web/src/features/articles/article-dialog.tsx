import { useCommonTexts } from '../../lib/texts/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ArticleText } from './article-text.tsx';
import { useArticle } from './use-article.ts';

/** An article in a window, named by its title. */
export function ArticleDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useCommonTexts();
  const article = useArticle(id);
  return (
    <Dialog title={article.data?.title ?? t('loading')} onClose={onClose} size="m">
      <ArticleText article={article} />
    </Dialog>
  );
}
