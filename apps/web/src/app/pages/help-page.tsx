import { casinoArticles } from '@fairhouse/contract/articles';
import { ArticleText } from '../../growth/articles/article-text.tsx';
import { useArticle } from '../../growth/articles/use-article.ts';
import { useLocation } from '../../lib/address/location.ts';
import { BranchPages, HelpArea, MoreHelp } from '../../players/help/help-area.tsx';
import { helpPlaceOf } from '../../players/help/help-map.ts';

/** Every page of the help area: the index, the info page of a branch, or a text. */
export default function HelpPage({ title }: { title: string }) {
  const { path } = useLocation();
  const place = helpPlaceOf(path);
  return (
    <HelpArea title={title} place={place}>
      <h1>{title}</h1>
      {place.kind === 'info' ? (
        <BranchPages place={place}>
          <Text id={casinoArticles[place.section.questions]} />
        </BranchPages>
      ) : (
        <Text id={casinoArticles[place.kind === 'page' ? place.article : 'help']} />
      )}
      {place.kind === 'index' && <MoreHelp />}
    </HelpArea>
  );
}

function Text({ id }: { id: number }) {
  return <ArticleText article={useArticle(id)} />;
}
