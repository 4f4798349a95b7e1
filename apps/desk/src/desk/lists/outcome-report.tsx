import { Button } from '@mantine/core';
import styles from './lists.module.css';
import type { Outcome } from './members-dialog.tsx';
import { useListTexts } from './texts/index.ts';

interface OutcomeReportProps {
  outcomes: readonly Outcome[];
  nameOf: (memberId: number) => string;
  close: () => void;
}

/** The outcome for each player. It stays until it is closed. */
export function OutcomeReport({ outcomes, nameOf, close }: OutcomeReportProps) {
  const t = useListTexts();
  const refused = outcomes.filter(({ error }) => error !== 0);
  return (
    <section className={styles.report} data-refused={refused.length > 0 || undefined} aria-label={t('outcomes')}>
      <p role="status">
        <strong>{t('doneFor', { count: outcomes.length - refused.length })}</strong>
        {refused.length > 0 && ` ${t('refusedFor', { count: refused.length })}`}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ memberId, message }) => (
            <li key={memberId}>
              <strong>{nameOf(memberId)}</strong> {message}
            </li>
          ))}
        </ul>
      )}
      <Button variant="subtle" size="xs" onClick={close}>
        {t('understood')}
      </Button>
    </section>
  );
}
