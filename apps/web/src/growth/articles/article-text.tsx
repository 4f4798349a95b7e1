import { Button } from '@fairhouse/ui/button.tsx';
import { classes } from '@fairhouse/ui/classes.ts';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import '@fairhouse/ui/prose.css';
import type { CSSProperties } from 'react';
import { longDayText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import styles from './article.module.css';
import { useArticlesTexts } from './texts/index.ts';
import type { Article, useArticle } from './use-article.ts';

/** An article with its own look, or why it is not there yet. */
export function ArticleText({ article }: { article: ReturnType<typeof useArticle> }) {
  const t = useCommonTexts();
  if (article.data) return <Words article={article.data} />;
  if (article.error) {
    return <LoadFailed error={article.error} onRetry={article.refetch} />;
  }
  return (
    <div className={styles.waiting}>
      <Spinner label={t('loading')} />
    </div>
  );
}

function Words({ article }: { article: Article }) {
  const t = useArticlesTexts();
  const language = useLanguage();
  const { content, backgroundColor, fontColor, padding, updateTime } = article;
  const look: CSSProperties = {
    ...(backgroundColor && { backgroundColor }),
    ...(fontColor && { color: fontColor }),
    ...(padding && { padding }),
  };
  const day = longDayText(updateTime, language);
  return (
    <article className={styles.article}>
      <div
        className={classes('prose', backgroundColor && 'prose-boxed')}
        style={look}
        lang={article.language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets a safe subset through, twice.
        dangerouslySetInnerHTML={{ __html: content }}
      />
      <footer className={styles.note}>
        <p>
          {t('updated', { day })} {language !== 'en' && t('prevails')}
        </p>
        <Button size="s" variant="quiet" icon="document" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </footer>
    </article>
  );
}
