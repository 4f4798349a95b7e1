import type { DocumentStatus } from '@fairhouse/contract/statuses';
import styles from './documents.module.css';
import { useDocumentsTexts } from './texts/index.ts';

/** What became of a document, in words; `isNew` for pictures that are not handed in yet. */
export function StatusLabel({ status, isNew }: { status: DocumentStatus; isNew: boolean }) {
  const t = useDocumentsTexts();
  return (
    <span className={styles.status} data-status={isNew ? 'new' : status}>
      {t(isNew ? 'newStatus' : `${status}Status`)}
    </span>
  );
}
