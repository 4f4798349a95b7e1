import { Button } from '@mantine/core';
import { numberOf } from '../../lib/number-of.ts';
import { useCall } from '../../lib/query.ts';
import { Answered } from '../../ui/states.tsx';
import { Compare } from './compare.tsx';
import styles from './content.module.css';
import type { Content, ContentKind } from './content.ts';
import { useContentTexts } from './texts/index.ts';

interface ComparePartProps {
  kind: ContentKind;
  id: number | undefined;
  /** Chosen in the history, or by a proposal. */
  version: string | undefined;
  revision: string | undefined;
  inForce: Content | null;
  content: Content;
  /** What a colleague has saved meanwhile. */
  theirs: { author: string; content: Content } | undefined;
  back: () => void;
}

export function ComparePart({ kind, id, version, revision, inForce, content, theirs, back }: ComparePartProps) {
  const t = useContentTexts();
  const [ofVersion, ofRevision] = [numberOf(version), numberOf(revision)];
  const chosen =
    ofVersion === undefined ? (ofRevision && { revision: ofRevision }) || undefined : { version: ofVersion };
  const isOther = id !== undefined && chosen !== undefined;
  const query = useCall('/operator/content/version', { kind, id: id ?? 1, ...chosen }, { enabled: isOther });
  if (theirs) {
    return (
      <section className={styles.compare}>
        <h2>{t('compareTheirs', { by: theirs.author })}</h2>
        <Compare before={theirs.content} after={content} />
      </section>
    );
  }
  if (!isOther) {
    return (
      <section className={styles.compare}>
        <h2>{t('compareDraft')}</h2>
        {!inForce && <p className={styles.quiet}>{t('compareNew')}</p>}
        <Compare before={inForce} after={content} />
      </section>
    );
  }
  return (
    <Answered query={query}>
      {(words) => (
        <section className={styles.compare}>
          <div className={styles.bar}>
            <h2>
              {ofVersion === undefined
                ? t('compareRevision', { revision: ofRevision ?? 0, by: words.author })
                : t('compareVersion', { version: ofVersion })}
            </h2>
            <Button size="compact-xs" variant="default" onClick={back}>
              {t('compareNow')}
            </Button>
          </div>
          <Compare before={words.before} after={words.content} />
        </section>
      )}
    </Answered>
  );
}
