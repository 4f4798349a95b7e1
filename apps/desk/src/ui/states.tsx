import type { Permission } from '@fairhouse/contract/roles';
import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CallFailed } from '../lib/query.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import { usePermissionTexts } from '../lib/texts/permissions.ts';
import { Page } from './page.tsx';
import styles from './states.module.css';

/** What stands where a screen has nothing to show yet, or at all. */
export function Notice({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}

export function Loading() {
  const t = useCommonTexts();
  return (
    <div className={styles.loading} role="status">
      <Loader size="sm" color="var(--brass-ink)" aria-hidden />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}

export function LoadFailed({ problem, retry }: { problem: CallFailed; retry?: () => void }) {
  const t = useCommonTexts();
  return (
    <div role="alert">
      <Notice
        title={t('failedTitle')}
        action={
          retry && (
            <Button variant="default" size="xs" onClick={retry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {problem.message}
      </Notice>
    </div>
  );
}

/** In place of a whole screen. */
export function NotPermitted({ permission }: { permission: Permission }) {
  const t = useCommonTexts();
  const nameOf = usePermissionTexts();
  return <Page title={t('notPermittedTitle')}>{t('notPermittedText', { permission: nameOf(permission) })}</Page>;
}

interface Query<T> {
  data: T | undefined;
  error: CallFailed | null;
  isPending: boolean;
  refetch: () => unknown;
}

/** Draws what a query has answered, or how it stands with it. */
export function Answered<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <LoadFailed problem={query.error} retry={() => void query.refetch()} />;
  return <Loading />;
}
