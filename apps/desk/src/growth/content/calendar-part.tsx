import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { momentText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { barOf, type CalendarBar, daysIn, knownMonth, marksOf, monthOf } from './calendar.ts';
import styles from './content.module.css';
import type { ContentKind, ContentLine } from './content.ts';
import { type ContentPartProps, tabOfKind } from './content-view.ts';
import { nameOfLine } from './name-of.ts';
import { useContentTexts } from './texts/index.ts';

/** What is shown when, a month at a time. */
export function CalendarPart({ view, show }: ContentPartProps) {
  const t = useContentTexts();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const month = knownMonth(view.month) ?? monthOf(now);
  const turn = (further: number) =>
    show({ ...view, month: monthOf(Date.parse(`${month}-01T00:00:00Z`), further) }, true);
  useKeys({ next: () => turn(1), previous: () => turn(-1) });
  const title = new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <ActionIcon variant="default" aria-label={t('earlier')} onClick={() => turn(-1)}>
          <Icon name="back" size={16} />
        </ActionIcon>
        <h2 className={styles.month}>{title}</h2>
        <ActionIcon variant="default" aria-label={t('later')} onClick={() => turn(1)}>
          <Icon name="forward" size={16} />
        </ActionIcon>
        <p className={styles.quiet}>{t('calendarAbout')}</p>
      </div>
      <Lines month={month} now={now} open={(line) => show({ tab: tabOfKind(line.kind), id: String(line.id) })} />
    </div>
  );
}

const daysOf = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

interface LinesProps {
  month: string;
  now: number;
  open: (line: ContentLine) => void;
}

function Lines(props: LinesProps) {
  const list = (kind: ContentKind) => ({ kind });
  const banners = useCall('/operator/content/list', list('banner'));
  const promotions = useCall('/operator/content/list', list('promotion'));
  const notices = useCall('/operator/content/list', list('notice'));
  const articles = useCall('/operator/content/list', list('article'));
  const queries = [banners, promotions, notices, articles];
  const failed = queries.find(({ error }) => error);
  const waiting = queries.find(({ data }) => data === undefined);
  return (
    <Answered query={failed ?? waiting ?? banners}>
      {() => <Month {...props} lines={queries.flatMap(({ data }) => data ?? [])} />}
    </Answered>
  );
}

function Month({ month, now, open, lines }: LinesProps & { lines: readonly ContentLine[] }) {
  const t = useContentTexts();
  const days = daysIn(month);
  const language = useLanguage();
  const rows = lines
    .map((line) => ({ line, bar: barOf(line, month), marks: marksOf(line, month) }))
    .filter(({ bar, marks }) => bar !== undefined || marks.length > 0);
  if (rows.length === 0) return <Notice title={t('calendarNone')} />;
  const today = (now - Date.parse(`${month}-01T00:00:00Z`)) / 86_400_000;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={styles.calendar} tabIndex={0} aria-label={t('tab_calendar')}>
      <table style={{ '--days': days } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('when')}</span>
              <span className={styles.days} aria-hidden>
                {daysOf(days).map((day) => (
                  <span key={day} data-today={Math.floor(today) === day - 1 || undefined}>
                    {day}
                  </span>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, bar, marks }) => (
            <tr key={`${line.kind} ${line.id}`}>
              <th scope="row">
                <button type="button" onClick={() => open(line)}>
                  {nameOfLine(line, language) || t('nameless')}
                </button>{' '}
                <Tag>{t(`kind_${line.kind}`)}</Tag>
              </th>
              <td>
                <div className={styles.track}>
                  {bar && <Bar bar={bar} days={days} />}
                  {marks.map(({ version, at, effectTime }) => (
                    <Mark key={version} at={at / days} version={version} effectTime={effectTime} />
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bar({ bar: { line, start, end, opens, goesOn }, days }: { bar: CalendarBar; days: number }) {
  const t = useContentTexts();
  const language = useLanguage();
  const from = line.from && momentText(line.from, language);
  const until = line.until && momentText(line.until, language);
  const said =
    from && until
      ? t('fromTo', { from, until })
      : from
        ? t('fromOn', { from })
        : until
          ? t('untilOn', { until })
          : t('always');
  return (
    <span
      className={styles.span}
      data-opens={opens || undefined}
      data-goes-on={goesOn || undefined}
      style={{ left: `${(start / days) * 100}%`, width: `${((end - start) / days) * 100}%` }}
    >
      {said}
    </span>
  );
}

function Mark({ at, version, effectTime }: { at: number; version: number; effectTime: string }) {
  const t = useContentTexts();
  const time = momentText(effectTime, useLanguage());
  const said = t('mark', { version, time });
  return (
    <span className={styles.mark} style={{ left: `${at * 100}%` }} title={said}>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}
