import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { dayMonthText, momentText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Choice } from '../../ui/choices/choice.tsx';
import { Page } from '../../ui/page.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { FigureCard } from './figure-card.tsx';
import { FunnelPart } from './funnel-part.tsx';
import { GamesPart } from './games-part.tsx';
import styles from './home.module.css';
import { chartedOf, choiceOf, choicesOf, clockOf, type Home, type HomeView } from './home-view.ts';
import { HoursChart } from './hours-chart.tsx';
import { useHomeTexts } from './texts/index.ts';
import { WorkPart } from './work-part.tsx';

interface HomeScreenProps {
  view: HomeView;
  show: (view: HomeView) => void;
}

/** What the day comes to so far, of what this person may open: figures, their hours, games, the funnel and the open work. */
export function HomeScreen({ view, show }: HomeScreenProps) {
  const t = useHomeTexts();
  const query = useCall('/operator/home/figures', {}, { followed: true, staleTimeMs: 5_000 });
  return (
    <Page title={t('title')} about={t('about')}>
      <Answered query={query}>{(home) => <HomeOf home={home} view={view} show={show} />}</Answered>
      <WorkPart />
    </Page>
  );
}

function HomeOf({ home, view, show }: HomeScreenProps & { home: Home }) {
  const t = useHomeTexts();
  const choice = choiceOf(view, home);
  const choices = choicesOf(home);
  const charted = chartedOf(view, home.figures);
  const cards = useCardKeys((figure) => show({ ...view, figure }));
  const hasMoney = home.figures.some(({ unit }) => unit === 'money');
  if (home.figures.length === 0) return <Notice title={t('noFigures')} />;
  return (
    <>
      <div className={styles.bar}>
        <State home={home} />
        {hasMoney && choices.length > 0 && (
          <Choice
            label={t('currency')}
            options={choices.map((key) => ({
              key,
              name: key === 'group' ? t('groupIn', { currency: home.group!.currency }) : key,
            }))}
            current={choice}
            choose={(currency) => show({ ...view, currency })}
          />
        )}
      </div>
      {choice === 'group' && <UsedRates home={home} />}
      {home.asOf === null && <Notice title={t('noBook')}>{t('noBookAbout')}</Notice>}
      <section ref={cards} className={styles.cards} aria-label={t('figures')}>
        {home.figures.map((figure) => (
          <FigureCard
            key={figure.name}
            figure={figure}
            home={home}
            choice={choice}
            isCharted={figure.name === charted?.name}
            chart={() => show({ ...view, figure: figure.name })}
          />
        ))}
      </section>
      {charted && (
        <HoursChart
          figure={charted}
          figures={home.figures}
          choice={choice}
          chart={(figure) => show({ ...view, figure })}
        />
      )}
      {(home.funnel || home.games) && (
        <div className={styles.beside}>
          {home.games && <GamesPart games={home.games} currency={choice === 'group' ? home.group!.currency : choice} />}
          {home.funnel && <FunnelPart funnel={home.funnel} />}
        </div>
      )}
    </>
  );
}

/** Of which day the figures are, until when all is in them, and until when they are compared. */
function State({ home: { day, asOf, wholeHours } }: { home: Home }) {
  const t = useHomeTexts();
  const language = useLanguage();
  return (
    <dl className={styles.state}>
      <div>
        <dt>{t('day')}</dt>
        <dd>{dayMonthText(day, language)}, UTC</dd>
      </div>
      <div>
        <dt>{t('asOf')}</dt>
        <dd>{asOf ? `${momentText(asOf, language, new Date(asOf), 'UTC')} UTC` : '–'}</dd>
      </div>
      <div>
        <dt>{t('comparedUntil')}</dt>
        <dd>{wholeHours === 0 ? t('notCompared') : `${clockOf(wholeHours)} UTC`}</dd>
      </div>
    </dl>
  );
}

function UsedRates({ home: { group } }: { home: Home }) {
  const t = useHomeTexts();
  if (!group) return null;
  const text = (rates: typeof group.rates) =>
    rates.length === 0
      ? t('noRates')
      : rates.map(({ currency, day, perUsd }) => t('rateOf', { perUsd, currency, day })).join(', ');
  return (
    <p className={styles.note}>
      {t('ratesOf', { rates: text(group.rates), before: text(group.ratesWeekAgo) })}{' '}
      <Link to="/settings" search={{ name: 'dailyRate' }}>
        {t('dailyRates')}
      </Link>
    </p>
  );
}

/** `J` and `K` go from card to card, `Enter` opens the list of one, `X` shows it in the chart. */
function useCardKeys(chart: (figure: string) => void) {
  const frame = useRef<HTMLElement>(null);
  const links = () => [...(frame.current?.querySelectorAll<HTMLAnchorElement>('a[data-figure]') ?? [])];
  const focused = () => links().findIndex((link) => link.closest('article')?.contains(document.activeElement));
  const step = (by: 1 | -1) => {
    const all = links();
    const at = focused();
    (all[at === -1 ? 0 : at + by] ?? all[at])?.focus();
  };
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    // A focused link is opened by the browser; this is for the help sheet, and for the first card.
    open: () => (links()[Math.max(0, focused())] as HTMLAnchorElement | undefined)?.click(),
    select: () => {
      const figure = links()[Math.max(0, focused())]?.dataset.figure;
      if (figure) chart(figure);
    },
  });
  return frame;
}
