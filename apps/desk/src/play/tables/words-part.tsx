import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { type Kept, keepNewest, type Said, withKept } from './kept-words.ts';
import { MutedList } from './muted-list.tsx';
import { NoAnswer } from './no-answer.tsx';
import { Speaker } from './speaker.tsx';
import styles from './tables.module.css';
import {
  type ChatLine,
  keyOf,
  lookEveryMs,
  type TableOrder,
  type TablesScreenProps,
  type VendorWords,
} from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';
import { WordPanel } from './word-panel.tsx';

/** What is said at the tables, as it comes, and who is muted. */
export function WordsPart(props: TablesScreenProps) {
  const { table } = props.view;
  const query = useCall('/operator/tables/words', table ? { table } : {}, { everyMs: lookEveryMs, keep: true });
  return <Answered query={query}>{(said) => <Words key={table} {...said} {...props} />}</Answered>;
}

interface WordsProps extends TablesScreenProps {
  vendors: readonly VendorWords[];
  muted: readonly TableOrder[];
}

function Words({ vendors, muted, view, show, toMember, toHealth }: WordsProps) {
  const t = useTablesTexts();
  // Whose words somebody has looked back at: from then on what has left the newest page stays.
  const [kept, setKept] = useState<Kept>({});
  useEffect(() => setKept((before) => keepNewest(before, vendors)), [vendors]);
  const ofVendor = vendors.map((of) => withKept(of, kept[of.vendor]));
  const all = ofVendor.flatMap(({ vendor, words }) =>
    words.map((word) => ({ vendor, word, key: keyOf(vendor, word.id) })),
  );
  const opened = all.find(({ key }) => key === view.row);
  const { table } = view;
  const filter = table ? { table } : {};
  const open = (key: string | undefined) =>
    show({ tab: 'words', ...filter, ...(key === undefined ? {} : { row: key }) }, true);
  const { current, frame } = useRowKeys({ ids: all.map(({ key }) => key), opened: opened?.key, open });
  const isMuted = (memberId: number | null) => muted.some((one) => one.memberId !== null && one.memberId === memberId);
  return (
    <Beside
      panel={
        opened && (
          <WordPanel
            key={opened.key}
            vendor={opened.vendor}
            word={opened.word}
            muted={muted.find(({ memberId, vendor }) => memberId === opened.word.memberId && vendor === opened.vendor)}
            toMember={toMember}
            close={() => open(undefined)}
          />
        )
      }
    >
      <div ref={frame} className={styles.vendors}>
        <TableFilter table={table} known={all.map(({ word }) => word)} show={show} />
        {ofVendor.map((of) =>
          of.asked === 'noAnswer' ? (
            <NoAnswer key={of.vendor} vendorName={of.vendorName} askedTime={of.askedTime} toHealth={toHealth} />
          ) : (
            <section key={of.vendor} className={styles.vendor}>
              <WordTable
                of={of}
                current={current}
                open={open}
                narrow={opened !== undefined}
                isMuted={isMuted}
                toMember={toMember}
              />
              {of.next !== null && (
                <Earlier
                  vendor={of.vendor}
                  table={table}
                  before={of.next}
                  add={(page) => setKept((before) => ({ ...before, [of.vendor]: withKept(page, of) }))}
                />
              )}
            </section>
          ),
        )}
        {vendors.length === 0 && <Notice title={t('noTables')}>{t('noTablesAbout')}</Notice>}
        <MutedList muted={muted} toMember={toMember} />
      </div>
    </Beside>
  );
}

interface TableFilterProps extends Pick<TablesScreenProps, 'show'> {
  table: string | undefined;
  /** What was said: at these tables at least. */
  known: readonly Pick<ChatLine, 'table' | 'tableName'>[];
}

function TableFilter({ table, known, show }: TableFilterProps) {
  const t = useTablesTexts();
  const may = useMay();
  const query = useCall('/operator/tables/list', {}, { enabled: may('settings.read') });
  const names = new Map([
    ...(table ? [[table, table] as const] : []),
    ...known.map((word) => [word.table, word.tableName] as const),
    ...(query.data?.vendors ?? []).flatMap(({ tables }) => tables.map(({ code, name }) => [code, name] as const)),
  ]);
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      <NativeSelect
        size="xs"
        aria-label={t('table')}
        value={table ?? ''}
        onChange={({ currentTarget: { value } }) => show({ tab: 'words', ...(value ? { table: value } : {}) }, true)}
        data={[{ value: '', label: t('allTables') }, ...[...names].map(([value, label]) => ({ value, label }))]}
      />
    </search>
  );
}

interface WordTableProps {
  of: VendorWords;
  current: string | undefined;
  open: (key: string) => void;
  narrow: boolean;
  isMuted: (memberId: number | null) => boolean;
  toMember: (memberId: number) => void;
}

function WordTable({ of: { vendor, vendorName, words }, current, open, narrow, isMuted, toMember }: WordTableProps) {
  const t = useTablesTexts();
  const fits = (_: unknown, at: number) => !narrow || at < 2;
  return (
    <PlainTable<ChatLine>
      label={t('wordsOf', { vendor: vendorName })}
      heads={[
        { name: t('said'), phone: true },
        { name: t('who'), phone: true, width: '168px' },
        { name: t('table'), width: '168px' },
        { name: t('time'), width: '136px' },
      ].filter(fits)}
      rows={words}
      rowKey={({ id }) => keyOf(vendor, id)}
      current={current}
      onOpen={({ id }) => open(keyOf(vendor, id))}
      cells={({ text, removedTime, player, memberId, tableName, time }) =>
        [
          <span key="said" className={styles.said}>
            {removedTime ? <del>{text}</del> : text} {removedTime && <Tag tone="bad">{t('takenOut')}</Tag>}
          </span>,
          <span key="who" className={styles.tags}>
            <Speaker player={player} memberId={memberId} toMember={toMember} />
            {isMuted(memberId) && <Tag tone="late">{t('muted')}</Tag>}
          </span>,
          tableName,
          <Moment key="time" at={time} />,
        ].filter(fits)
      }
      empty={<Notice title={t('nothingSaid')}>{t('nothingSaidAbout')}</Notice>}
    />
  );
}

interface EarlierProps {
  vendor: string;
  table: string | undefined;
  before: string;
  add: (page: Said) => void;
}

function Earlier({ vendor, table, before, add }: EarlierProps) {
  const t = useTablesTexts();
  const common = useCommonTexts();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const look = async () => {
    setLoading(true);
    const answer = await post('/operator/tables/words', { vendor, before, ...(table ? { table } : {}) });
    setLoading(false);
    const page = answer.ok ? answer.data.vendors[0] : undefined;
    if (page?.asked === 'answered') add({ words: page.words, next: page.next });
    setProblem(page?.asked === 'answered' ? undefined : answer.ok ? t('noAnswer', { vendor }) : answer.message);
  };
  return (
    <div>
      <Button size="xs" variant="default" loading={loading} onClick={() => void look()}>
        {common('more')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
