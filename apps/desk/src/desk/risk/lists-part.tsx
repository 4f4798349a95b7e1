import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Notice } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { FilteredList } from './filtered-list.tsx';
import { HitPanel, hitTones } from './hit-panel.tsx';
import styles from './risk.module.css';
import { type Hit, hitInputOf, hitStates, type Lists, type PartProps } from './risk-view.ts';
import { ScreenDialog } from './screen-dialog.tsx';
import { useRiskTexts } from './texts/index.ts';
import { useWalk } from './use-walk.ts';

/** What members are compared with, and whom of them the lists may mean. */
export function ListsPart(props: PartProps) {
  const { view, show } = props;
  const t = useRiskTexts();
  const may = useMay();
  const list = useWalk('/operator/risk/screening/list', hitInputOf(view));
  const columns = useHitColumns(view.row !== undefined);
  const [isScreening, setScreening] = useState(false);
  return (
    <>
      {list.first && <Loaded {...list.first} />}
      <FilteredList<Hit>
        view={view}
        show={show}
        label={t('tab_lists')}
        list={list}
        choices={[
          {
            name: 'state',
            label: t('state'),
            options: [
              { value: '', label: t('state_any') },
              ...hitStates.map((value) => ({ value, label: t(`hit_${value}`) })),
            ],
          },
        ]}
        typed={['member']}
        actions={
          may('risk.decide') && (
            <Button size="xs" onClick={() => setScreening(true)}>
              {t('screen')}
            </Button>
          )
        }
        columns={columns}
        empty={<Notice title={t('hitsNone')}>{t('hitsNoneAbout')}</Notice>}
        panel={(row, close) => {
          const hit = list.rows.find(({ id }) => String(id) === row);
          return hit && <HitPanel key={row} {...props} hit={hit} close={close} />;
        }}
      />
      {isScreening && (
        <ScreenDialog
          initial={view.member ?? ''}
          screened={(id) => show({ tab: 'lists', member: String(id) })}
          close={() => setScreening(false)}
        />
      )}
    </>
  );
}

function Loaded({ lists, problem }: Lists) {
  const t = useRiskTexts();
  const language = useLanguage();
  if (problem !== null)
    return (
      <p role="alert" className={styles.bad}>
        {t('listBroken', { problem })}
      </p>
    );
  if (!lists)
    return (
      <p className={styles.note}>
        {t('noList')} {t('noListAbout')}
      </p>
    );
  return (
    <div className={styles.lists}>
      <p className={styles.quiet}>{t('listsAbout')}</p>
      <Facts wide>
        <Fact name={t('source')}>{lists.source}</Fact>
        <Fact name={t('read')}>
          <Moment at={lists.readTime} />
        </Fact>
        <Fact name={t('entries')}>
          {countText(lists.entries, language)} (
          {lists.of
            .map(({ list, entries }) => t('entriesOf', { list, count: countText(entries, language) }))
            .join(', ')}
          )
        </Fact>
        <Fact name={t('compared')}>
          {lists.comparedTime ? <Moment at={lists.comparedTime} /> : <Tag tone="late">{t('notCompared')}</Tag>}
        </Fact>
        <Fact name={t('fileHash')}>
          <Hash value={lists.hash} />
        </Fact>
      </Facts>
      <small className={styles.quiet}>{t('readAnew')}</small>
    </div>
  );
}

function useHitColumns(narrow: boolean): Columns<Hit> {
  const t = useRiskTexts();
  return useMemo(
    () => [
      column<Hit>('time', t('time'), ({ createTime }) => <Moment at={createTime} />, { width: '132px' }),
      column<Hit>('member', t('member'), ({ username }) => username, { phone: true }),
      ...(narrow ? [] : [column<Hit>('name', t('memberName'), ({ memberName }) => memberName)]),
      column<Hit>('entry', t('entryName'), ({ entryName }) => entryName, { phone: true }),
      ...(narrow
        ? []
        : [
            column<Hit>('list', t('list'), ({ list, reference }) => `${list} ${reference}`),
            column<Hit>('agrees', t('agrees'), ({ because }) =>
              t(because === 'name' ? 'because_name' : 'because_nameAndBirthday'),
            ),
          ]),
      column<Hit>('state', t('state'), ({ state }) => <Tag tone={hitTones[state]}>{t(`hit_${state}`)}</Tag>, {
        width: '136px',
        phone: true,
      }),
    ],
    [t, narrow],
  );
}
