import { houseArticles } from '@fairhouse/contract/articles';
import type { Popups } from '../../lib/popups.ts';
import { ArticleDialog } from './article-dialog.tsx';

/** One of the texts of the house, over whatever was open. */
export default function LegalPopup({ text, onClose }: Popups['legal'] & { onClose: () => void }) {
  return <ArticleDialog id={houseArticles[text]} onClose={onClose} />;
}
