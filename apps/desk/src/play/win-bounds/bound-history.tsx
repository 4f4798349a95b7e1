import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePages } from '../../lib/pages.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { useBoundTexts } from './texts.ts';
import { useSetBy } from './use-set-by.ts';
import styles from './win-bounds.module.css';

/** Who set it and when, from what to what and why: from the record, the latest first. */
export function BoundHistory({ of }: { of: string }) {
  const t = useBoundTexts();
  const language = useLanguage();
  const setBy = useSetBy();
  const query = usePages({
    path: '/operator/record/list',
    input: { subject: `win-bound:${of}`, limit: 20 },
    at: (before: number | undefined) => ({ before }),
    next: (page) => page.next,
  });
  const timesText = (side: Readonly<Record<string, unknown>> | null) =>
    typeof side?.multiple === 'number' ? t('times', { count: countText(side.multiple, language) }) : t('noneOfItsOwn');
  return (
    <section className={styles.history}>
      <h3>{t('history')}</h3>
      <Paged query={query}>
        {(pages) => {
          const rows = pages.flatMap(({ content }) => content);
          if (rows.length === 0) return <p>{t('noHistory')}</p>;
          return (
            <ol>
              {rows.map(({ id, actor, createTime, before, after, reason }) => (
                <li key={id}>
                  <span>
                    {timesText(before)} → <strong>{timesText(after)}</strong>
                  </span>
                  <small>
                    {setBy({ setBy: actor })} · <Moment at={createTime} />
                  </small>
                  {reason && <span>{reason}</span>}
                </li>
              ))}
            </ol>
          );
        }}
      </Paged>
    </section>
  );
}
