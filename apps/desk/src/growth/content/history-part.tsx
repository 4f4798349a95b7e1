import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMay } from '../../lib/person.ts';
import { ask, type CallFailed } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import styles from './content.module.css';
import type { ContentPiece, ContentVersion } from './content.ts';
import { useContentTexts } from './texts/index.ts';

type VersionPage = OperatorCallOutput<'/operator/content/versions'>;

const tones: Record<ContentVersion['state'], Tone> = {
  waiting: 'late',
  inForce: 'good',
  past: 'plain',
  withdrawn: 'plain',
  failed: 'bad',
};

interface HistoryPartProps {
  piece: ContentPiece;
  see: (version: number) => void;
  goBack: (version: number) => void;
  withdraw: (version: number) => void;
}

/** What was published, by whom, when and why; from here one goes back. */
export function HistoryPart({ piece: { kind, id }, see, goBack, withdraw }: HistoryPartProps) {
  const t = useContentTexts();
  const mayEdit = useMay()('content.edit');
  const query = useInfiniteQuery<VersionPage, CallFailed, VersionPage['rows'], unknown[], number | undefined>({
    queryKey: ['/operator/content/versions', { kind, id }],
    queryFn: ({ pageParam, signal }) =>
      ask('/operator/content/versions', { kind, id, ...(pageParam ? { before: pageParam } : {}) }, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
  return (
    <Answered query={query}>
      {(versions) =>
        versions.length === 0 ? (
          <Notice title={t('part_history')}>{t('noHistory')}</Notice>
        ) : (
          <>
            <ol className={styles.history}>
              {versions.map((one) => (
                <li key={one.version}>
                  <div>
                    <p>
                      <strong>{t('version', { version: one.version })}</strong>{' '}
                      <Tag tone={tones[one.state]}>{t(`versionState_${one.state}`)}</Tag>
                    </p>
                    <p>
                      {one.author} · <Moment at={one.effectTime} />
                      {one.undoes !== null && ` · ${t('undoes', { version: one.undoes })}`}
                      {one.reason && ` · ${one.reason}`}
                    </p>
                    {one.outcome && <p className={styles.quiet}>{one.outcome}</p>}
                  </div>
                  <div className={styles.actions}>
                    <Button size="compact-xs" variant="default" onClick={() => see(one.version)}>
                      {t('see')}
                    </Button>
                    {mayEdit && one.state === 'waiting' && (
                      <Button size="compact-xs" variant="default" onClick={() => withdraw(one.version)}>
                        {t('withdraw')}
                      </Button>
                    )}
                    {mayEdit && one.state === 'past' && (
                      <Button size="compact-xs" variant="default" onClick={() => goBack(one.version)}>
                        {t('goBack')}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ol>
            {query.hasNextPage && (
              <Button size="xs" variant="default" loading={query.isFetching} onClick={() => void query.fetchNextPage()}>
                {t('more')}
              </Button>
            )}
          </>
        )
      }
    </Answered>
  );
}
