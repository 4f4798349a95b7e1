import { localeOf } from '@fairhouse/money';
import { IconButton } from '@fairhouse/ui/button.tsx';
import { usePhone } from '@fairhouse/ui/phone.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import styles from './calendar.module.css';
import {
  addDays,
  addMonths,
  type Day,
  dateOf,
  dayOf,
  eventDays,
  hasDays,
  monthOf,
  type OnDay,
  onDay,
  weeksOf,
} from './calendar-days.ts';
import { type Promotion, type Speaking, titleOf } from './hub-view.ts';

/** The weekly days are known for this stretch. */
const [monthsBack, monthsAhead] = [-1, 2];
const shownInCell = 3;

/** A month as a table on wide screens, as a list of what happens on phones; days of the reader's time zone. */
export function Calendar({ promotions, speaking }: { promotions: readonly Promotion[]; speaking: Speaking }) {
  const { t, language } = speaking;
  const phone = usePhone();
  const id = useId();
  const today = dayOf(serverNow());
  const [day, setDay] = useState(today);
  const month = monthOf(day);
  const dated = promotions.filter(hasDays).filter(({ kind }) => kind !== 'given');
  const always = promotions.filter((one) => one.phase === 'running' && !hasDays(one));
  const monthText = dateOf(day).toLocaleDateString(localeOf(language), { month: 'long', year: 'numeric' });
  const isWithin = (to: Day) =>
    monthOf(to) >= monthOf(addMonths(today, monthsBack)) && monthOf(to) <= monthOf(addMonths(today, monthsAhead));
  const go = (to: Day) => isWithin(to) && setDay(to);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section className={styles.calendar} aria-labelledby={id} id="promotions-calendar">
      <header className={styles.top}>
        <div>
          <h2 id={id}>{t('calendar')}</h2>
          <p className={styles.quiet}>{t('calendarLead', { zone })}</p>
        </div>
        <div className={styles.months}>
          <IconButton
            icon="back"
            label={t('previous')}
            aria-disabled={!isWithin(addMonths(day, -1)) || undefined}
            onClick={() => go(addMonths(`${month}-01`, -1))}
          />
          <p aria-live="polite">{monthText}</p>
          <IconButton
            icon="forward"
            label={t('next')}
            aria-disabled={!isWithin(addMonths(day, 1)) || undefined}
            onClick={() => go(addMonths(`${month}-01`, 1))}
          />
        </div>
      </header>
      {phone ? (
        <EventList promotions={dated} month={month} speaking={speaking} />
      ) : (
        <Month caption={t('month', { month: monthText })} promotions={dated} {...{ day, today, speaking }} onDay={go} />
      )}
      {always.length > 0 && (
        <p className={styles.quiet}>{t('always', { names: always.map((one) => titleOf(one, speaking)).join(', ') })}</p>
      )}
    </section>
  );
}

const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -((dateOf(day).getDay() + 6) % 7)),
  End: (day) => addDays(day, 6 - ((dateOf(day).getDay() + 6) % 7)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

function Month({
  caption,
  promotions,
  day,
  today,
  speaking,
  onDay: choose,
}: {
  caption: string;
  promotions: readonly Promotion[];
  day: Day;
  today: Day;
  speaking: Speaking;
  onDay: (day: Day) => void;
}) {
  const { language } = speaking;
  const month = monthOf(day);
  const weeks = weeksOf(month);
  const chosen = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is what the focus follows.
  useEffect(() => {
    if (byKey.current) chosen.current?.focus();
    byKey.current = false;
  }, [day]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    byKey.current = true;
    choose(step(day));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are walked by the arrow keys. */}
      <table className={styles.month} role="grid" onKeyDown={onKeyDown}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {weeks[0]!.map((one) => (
              <th key={one} scope="col" abbr={dateOf(one).toLocaleDateString(localeOf(language), { weekday: 'long' })}>
                {dateOf(one).toLocaleDateString(localeOf(language), { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td
                  key={one}
                  data-other={monthOf(one) !== month || undefined}
                  data-today={one === today || undefined}
                  data-chosen={one === day || undefined}
                >
                  <button
                    ref={one === day ? chosen : undefined}
                    type="button"
                    tabIndex={one === day ? 0 : -1}
                    aria-pressed={one === day}
                    aria-label={labelOf(one, onDay(promotions, one), speaking)}
                    aria-current={one === today ? 'date' : undefined}
                    onClick={() => choose(one)}
                  >
                    <span className={styles.number}>{dateOf(one).getDate()}</span>
                    <Cell events={onDay(promotions, one)} speaking={speaking} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayDetails day={day} events={onDay(promotions, day)} speaking={speaking} />
    </>
  );
}

function Cell({ events, speaking }: { events: readonly OnDay[]; speaking: Speaking }) {
  const more = events.length - shownInCell;
  return (
    <>
      {events.slice(0, shownInCell).map(({ promotion, happening }) => (
        <span key={promotion.key} className={styles.event} data-happening={happening}>
          {titleOf(promotion, speaking)}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>{speaking.t('more', { count: more })}</span>}
    </>
  );
}

const longDay = (day: Day, { language }: Speaking): string =>
  dateOf(day).toLocaleDateString(localeOf(language), { weekday: 'long', day: 'numeric', month: 'long' });

function labelOf(day: Day, events: readonly OnDay[], speaking: Speaking): string {
  const { t } = speaking;
  if (events.length === 0) return t('dayNone', { day: longDay(day, speaking) });
  const names = events.map((event) => eventText(event, speaking)).join(', ');
  return t('dayOf', { day: longDay(day, speaking), names });
}

const eventText = ({ promotion, happening }: OnDay, speaking: Speaking): string =>
  `${titleOf(promotion, speaking)} ${speaking.t(happening)}`;

function DayDetails({ day, events, speaking }: { day: Day; events: readonly OnDay[]; speaking: Speaking }) {
  return (
    <div className={styles.day} aria-live="polite">
      <h3>{longDay(day, speaking)}</h3>
      {events.length === 0 && <p className={styles.quiet}>{speaking.t('nothingOnDay')}</p>}
      <Events events={events} speaking={speaking} />
    </div>
  );
}

function Events({ events, speaking }: { events: readonly OnDay[]; speaking: Speaking }) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.events}>
      {events.map(({ promotion, happening }) => (
        <li key={promotion.key}>
          <strong>{titleOf(promotion, speaking)}</strong> <span>{speaking.t(happening)}</span>
        </li>
      ))}
    </ul>
  );
}

function EventList({
  promotions,
  month,
  speaking,
}: {
  promotions: readonly Promotion[];
  month: string;
  speaking: Speaking;
}) {
  const days = eventDays(promotions, month);
  if (days.length === 0) return <p className={styles.quiet}>{speaking.t('nothingInMonth')}</p>;
  return (
    <ol className={styles.list}>
      {days.map(({ day, events }) => (
        <li key={day}>
          <h3>{longDay(day, speaking)}</h3>
          <Events events={events} speaking={speaking} />
        </li>
      ))}
    </ol>
  );
}
