import { type CasinoArticle, casinoArticles } from '@fairhouse/contract/articles';
import type { Popups } from '../../lib/address/popups.ts';
import { ArticleDialog } from './article-dialog.tsx';
import { useArticlesTexts } from './texts/index.ts';

/** Those that are opened as windows, with the name each goes by in the link that opens it. */
const names = {
  banking: 'banking',
  userAgreement: 'userAgreement',
  privacyPolicy: 'privacyPolicy',
} as const satisfies Partial<Record<CasinoArticle, string>>;

/** One of the texts of the casino, over whatever was open. */
export default function LegalPopup({ text, onClose }: Popups['legal'] & { onClose: () => void }) {
  const t = useArticlesTexts();
  const name = t(text in names ? names[text as keyof typeof names] : 'article');
  return <ArticleDialog id={casinoArticles[text]} name={name} onClose={onClose} />;
}
