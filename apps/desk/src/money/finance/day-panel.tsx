import type { Currency } from '@fairhouse/money';
import { Button } from '@mantine/core';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useAction } from '../../lib/query.ts';
import { Hash } from '../../ui/facts/hash.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './finance.module.css';
import type { Day } from './money-view.ts';
import { Statement } from './statement.tsx';
import { useMoneyTexts } from './texts/index.ts';

/** One day: every line, its hash, and the check of both from the postings. */
export function DayPanel({ day, currency, close }: { day: Day; currency: Currency; close: () => void }) {
  const t = useMoneyTexts();
  const may = useMay();
  return (
    <SidePanel title={`${t('day')} ${day.day}`} close={close}>
      <h3>{t('hashOfDay')}</h3>
      {day.hash ? <Hash value={day.hash} /> : <p className={styles.quiet}>{t('noHash')}</p>}
      {day.finished && may('books.verify') && <VerifyDay day={day.day} />}
      <Statement label={`${t('tab_report')} ${day.day}`} columns={[{ currency, lines: day, closing: day.closing }]} />
    </SidePanel>
  );
}

function VerifyDay({ day }: { day: string }) {
  const t = useMoneyTexts();
  const language = useLanguage();
  const verify = useAction('/operator/finance/verify');
  const found = verify.data;
  // null: the hours of that day are no longer kept.
  const wrongHours = found?.differingHours ?? 0;
  const isRight = found?.hashHolds && found.differing === 0 && wrongHours === 0;
  return (
    <div className={styles.verify}>
      <Button size="xs" variant="default" loading={verify.isPending} onClick={() => verify.mutate({ day })}>
        {t('verify')}
      </Button>
      <p className={styles.quiet}>{t('verifyAbout')}</p>
      <div role="status">
        {found && (
          <p className={isRight ? styles.good : styles.bad}>
            {isRight
              ? t('verified', { postings: countText(found.postings, language) })
              : `${t('verifiedNot', { differing: found.differing, postings: countText(found.postings, language) })} ${
                  found.hashHolds ? '' : t('hashBroken')
                } ${wrongHours === 0 ? '' : t('hoursWrong', { differing: wrongHours })}`}
          </p>
        )}
        {verify.error && <p className={styles.bad}>{verify.error.message}</p>}
      </div>
    </div>
  );
}
