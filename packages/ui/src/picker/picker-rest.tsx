import { Button } from '../button.tsx';
import type { PickerSource } from '../picker-options.ts';
import { Spinner } from '../spinner.tsx';
import { useTexts } from '../texts.ts';
import styles from './picker.module.css';

/** What stands in a picker's list besides options: that they are on their way, did not come, or that none fits. */
export function PickerRest({ loading, failure, count, searched }: PickerSource & { count: number; searched: boolean }) {
  const t = useTexts();
  if (loading) {
    return (
      <div className={styles.rest}>
        <Spinner size={24} label={t('loading')} />
      </div>
    );
  }
  if (failure) {
    return (
      <div className={styles.rest}>
        <p role="alert">{failure.message}</p>
        <Button size="s" onClick={failure.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {count === 0 && <p className={styles.rest}>{t('nothingFound')}</p>}
      <p className="visually-hidden" role="status">
        {searched && t('found', { count })}
      </p>
    </>
  );
}
