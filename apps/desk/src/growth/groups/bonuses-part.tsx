import { Button } from '@mantine/core';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { viewOf } from '../../lib/views.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { SavedViews } from '../../ui/table/saved-views.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { BonusExport } from './bonus-export.tsx';
import { BonusFilters } from './bonus-filters.tsx';
import { BonusTotals } from './bonus-totals.tsx';
import { bonusFilterOf, type CasinoBonus, campaignIn, weekIn } from './bonus-view.ts';
import styles from './groups.module.css';
import type { GroupsView, ScreenProps } from './groups-view.ts';
import { useGroupTexts } from './texts/index.ts';

/** Bonuses of all members, the latest first, with what they come to; each opens on its member's page. */
export function BonusesPart(props: ScreenProps) {
  const { view, show } = props;
  const t = useGroupTexts();
  const filter = bonusFilterOf(view);
  const query = usePages({
    path: '/operator/bonus/list',
    input: filter,
    at: (after: { memberId: number; id: number } | undefined) => (after ? { after } : {}),
    next: ({ next }) => next,
  });
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.quiet}>{t('bonusesAbout')}</p>
        <div className={styles.filters}>
          <SavedViews
            place="groups/bonuses"
            current={viewOf(view, 'row', 'tab')}
            show={(search) => show({ ...(search as GroupsView), tab: 'bonuses' })}
          />
          <BonusExport filter={filter} />
        </div>
      </div>
      <BonusFilters view={view} show={show} />
      <BonusTotals filter={filter} />
      <Paged query={query}>{(pages) => <BonusTable rows={pages.flatMap(({ rows }) => rows)} {...props} />}</Paged>
    </>
  );
}

function BonusTable({ rows, show, openBonus }: { rows: readonly CasinoBonus[] } & ScreenProps) {
  const t = useGroupTexts();
  const { current, frame } = useRowKeys({
    ids: rows.map(({ id }) => id),
    opened: undefined,
    open: (id) => {
      const row = rows.find((one) => one.id === id);
      if (row) openBonus(row.memberId, row.id);
    },
  });
  return (
    <div ref={frame}>
      <PlainTable<CasinoBonus>
        label={t('tab_bonuses')}
        heads={[
          { name: t('member'), phone: true },
          { name: t('promotion') },
          { name: t('bonusOf') },
          { name: t('state'), phone: true, width: '112px' },
          { name: t('amount'), figures: true, phone: true },
          { name: t('meter'), figures: true },
          { name: t('converted'), figures: true },
          { name: t('givenBy') },
          { name: t('time'), width: '124px' },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        cells={(row) => [
          row.username,
          <Code key="promotion" of="kind" code={row.promotion} />,
          <GivenFor key="of" period={row.period} show={show} />,
          <StatusTag key="state" status={row.status} />,
          <Money key="amount" value={row.amount} currency={row.currency} />,
          <span key="meter">
            <Money value={row.wagered} currency={row.currency} /> /{' '}
            <Money value={row.required} currency={row.currency} />
          </span>,
          <Money key="paid" value={row.paid} currency={row.currency} />,
          giverOf(t, row.givenBy),
          <span key="time" className={styles.week}>
            <Moment at={row.createTime} />
          </span>,
        ]}
        onOpen={({ memberId, id }) => openBonus(memberId, id)}
        current={current}
        empty={<Notice title={t('noBonuses')}>{t('noBonusesAbout')}</Notice>}
      />
    </div>
  );
}

/** Somebody of the staff by name; members take what is offered to them. */
function giverOf(t: ReturnType<typeof useGroupTexts>, actor: string): string {
  if (actor.startsWith('member:')) return t('byMember');
  return actor.startsWith('system:') ? t('byCalendar') : actor.replace(/^operator:/, '');
}

/** The week or the campaign that it was given for. */
function GivenFor({ period, show }: { period: string } & Pick<ScreenProps, 'show'>) {
  const t = useGroupTexts();
  const may = useMay();
  const id = campaignIn(period);
  if (id === undefined) return <span className={styles.week}>{weekIn(period) ?? '–'}</span>;
  const name = t('campaign', { id });
  if (!may('groups.read')) return name;
  return (
    <Button size="compact-xs" variant="default" onClick={() => show({ tab: 'campaigns', row: String(id) })}>
      {name}
    </Button>
  );
}
