import type { Currency } from '@fairhouse/money';
import { Link } from '@tanstack/react-router';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Panel } from '../../ui/page.tsx';
import { Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './home.module.css';
import { changeOf, type Home, tenthsText } from './home-view.ts';
import { useHomeTexts } from './texts/index.ts';

type Games = NonNullable<Home['games']>;
type Row = Games['rows'][number];

/** The games with the highest stakes of the day in one currency. */
export function GamesPart({ games: { list, rows }, currency }: { games: Games; currency: Currency }) {
  const t = useHomeTexts();
  return (
    <Panel
      title={`${t('games')}, ${currency}`}
      actions={
        <Link to={list.path as '/money'} search={{ ...list.search, currency }}>
          {t('openList')}
        </Link>
      }
    >
      <p className={styles.note}>{t('gamesAbout')}</p>
      <PlainTable<Row>
        label={t('games')}
        heads={[
          { name: t('game'), phone: true },
          { name: t('stakes'), figures: true, phone: true },
          { name: t('ggr'), figures: true, phone: true },
          { name: t('change'), figures: true },
        ]}
        rows={rows.filter((row) => row.currency === currency)}
        rowKey={({ game }) => game}
        cells={(row) => [
          row.name,
          <ExactMoney key="stakes" value={row.stakes} currency={currency} />,
          <ExactMoney key="ggr" value={row.ggr} currency={currency} />,
          changeText(row),
        ]}
        empty={<Notice title={t('noGames', { currency })} />}
      />
    </Panel>
  );
}

function changeText({ stakes, stakesWholeHours, stakesWeekAgo }: Row): string {
  const change = changeOf({ now: stakes, wholeHours: stakesWholeHours, weekAgo: stakesWeekAgo }, 'money');
  if (change?.tenths === undefined) return '–';
  return `${change.direction === 'down' ? '▼ −' : '▲ +'}${tenthsText(change.tenths)} %`;
}
