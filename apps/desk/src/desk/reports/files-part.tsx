import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { download } from '../../lib/download.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePages } from '../../lib/pages.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './reports.module.css';
import { useReportTexts } from './texts/index.ts';

type Page = OperatorCallOutput<'/operator/report/exports'>;
type Day = Page['days'][number];

/** The files of each finished day. */
export function FilesPart() {
  const t = useReportTexts();
  const query = usePages({
    path: '/operator/report/exports',
    input: {},
    at: (before: string | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
  });
  return (
    <div className={styles.part}>
      <Paged query={query}>
        {(pages) => (
          <>
            <p className={styles.quiet}>
              {pages[0]!.keptDays === 0 ? t('filesOff') : t('filesAbout', { days: pages[0]!.keptDays })}
            </p>
            <PublicKey />
            <Days days={pages.flatMap(({ days }) => days)} />
          </>
        )}
      </Paged>
    </div>
  );
}

/** Written down by who receives files, on the first day. */
function PublicKey() {
  const t = useReportTexts();
  const { data } = useCall('/operator/report/key', {});
  if (!data) return null;
  return (
    <p className={styles.quiet}>
      {t('publicKey')} <code className={styles.wrap}>{data.publicKey}</code>
    </p>
  );
}

function Days({ days }: { days: Day[] }) {
  const t = useReportTexts();
  const language = useLanguage();
  const save = async (day: string, file: string) => {
    const problem = await download('/operator/report/exports/file', { day, file });
    if (problem === undefined) showToast(t('exported'), 'success');
    else showToast(problem);
  };
  return (
    <PlainTable<Day>
      label={t('files')}
      heads={[{ name: t('day'), phone: true }, { name: t('file'), phone: true }, { name: t('made') }]}
      rows={days}
      rowKey={({ day }) => day}
      cells={({ day, files, makeTime, removeTime }) => [
        day,
        removeTime ? (
          <span key="files" className={styles.quiet}>
            {t('removed')} <Moment at={removeTime} />
          </span>
        ) : (
          <span key="files" className={styles.buttons}>
            {files.map(({ name, bytes, rows, sha256 }) => (
              <button
                key={name}
                type="button"
                className={styles.file}
                title={`${t('size')}: ${countText(bytes, language)} B${rows === null ? '' : `, ${t('rows')}: ${countText(rows, language)}`}, SHA-256 ${sha256}`}
                aria-label={`${day} ${name}`}
                onClick={() => void save(day, name)}
              >
                {name}
              </button>
            ))}
          </span>
        ),
        <Moment key="made" at={makeTime} />,
      ]}
      empty={<Notice title={t('noFiles')} />}
    />
  );
}
