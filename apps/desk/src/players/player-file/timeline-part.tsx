import { type Currency, isCurrency } from '@fairhouse/money';
import { Button } from '@mantine/core';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import type { CodeKind } from '../../lib/texts/names/index.ts';
import { useWho } from '../../lib/texts/names/who.ts';
import { Code } from '../../ui/facts/code.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { useFileTexts } from './file-texts.ts';
import type { PartProps, TimelineItem } from './member.ts';
import styles from './member-screen.module.css';
import { openedText, wayOf } from './opened.ts';
import { type Kind, kindsOf, timelineKinds, toggled } from './timeline-kinds.ts';
import { useOpened } from './use-opened.ts';

const keyOf = ({ kind, id }: TimelineItem) => `${kind}:${id}`;

/** All that happened with the member in one line, of the kinds that the address names. */
export function TimelinePart(props: PartProps) {
  const { member, view, show } = props;
  const t = useFileTexts();
  const kinds = kindsOf(view.kinds);
  const query = usePages({
    path: '/operator/member/timeline',
    input: { memberId: member.id, ...(kinds.length > 0 ? { kinds } : {}), limit: 50 },
    at: (before: string | undefined) => ({ before }),
    next: (page) => page.next,
    staleTimeMs: 60_000,
  });
  const filter = (next: string | undefined) => show({ tab: 'timeline', ...(next ? { kinds: next } : {}) }, true);
  return (
    <>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('kinds')}</legend>
        {timelineKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kinds.includes(kind)}
            onClick={() => filter(toggled(kinds, kind))}
          >
            {t(`kind_${kind}`)}
          </button>
        ))}
      </fieldset>
      <Paged query={query}>
        {(pages) => <Items items={pages.flatMap(({ items }) => items)} showAll={() => filter(undefined)} {...props} />}
      </Paged>
    </>
  );
}

function Items({ items, showAll, ...props }: { items: readonly TimelineItem[]; showAll: () => void } & PartProps) {
  const t = useFileTexts();
  const { who } = useWho();
  const may = useMay();
  const { opened, open, follow } = useOpened(props);
  const { current, frame } = useRowKeys({
    ids: items.map(keyOf),
    opened: opened && openedText(opened),
    open: (key) => {
      const item = items.find((one) => keyOf(one) === key);
      if (item && leads(item)) follow(item);
      else open(undefined);
    },
  });
  const leads = (item: TimelineItem) => {
    const way = wayOf(item);
    if (way?.to === 'event') return may('record.read');
    if (way?.to === 'queue') return may('documents.read');
    if (way?.to === 'panel' && way.opened.kind === 'bonus') return may('bonuses.read');
    return way !== undefined;
  };
  const narrow = props.view.open !== undefined;
  const shown = (_: unknown, at: number) => !narrow || at < 4;
  return (
    <div ref={frame}>
      <PlainTable<TimelineItem>
        label={t('tab_timeline')}
        heads={[
          { name: t('what'), phone: true, width: '132px' },
          { name: t('time'), phone: true, width: '132px' },
          { name: t('happened'), phone: true },
          { name: t('amount'), figures: true, width: '128px' },
          { name: t('by') },
          { name: t('detail') },
        ].filter(shown)}
        rows={items}
        rowKey={keyOf}
        cells={(item) =>
          [
            <Tag key="kind">{t(`one_${item.kind}`)}</Tag>,
            <Moment key="time" at={item.at} />,
            <What key="what" item={item} />,
            amountOf(item),
            item.by === null ? '–' : who(item.by),
            <Detail key="detail" item={item} />,
          ].filter(shown)
        }
        onOpen={follow}
        opens={leads}
        current={current}
        empty={
          <Notice
            title={t('nothingHappened')}
            action={
              props.view.kinds && (
                <Button size="xs" variant="default" onClick={showAll}>
                  {t('showAll')}
                </Button>
              )
            }
          />
        }
      />
    </div>
  );
}

/** What the word of each kind is a word of; a note has none besides. */
const saidBy: Readonly<Record<Kind, CodeKind | undefined>> = {
  event: 'command',
  posting: 'posting',
  deposit: 'status',
  cashOut: 'status',
  round: 'status',
  document: 'status',
  session: 'status',
  message: 'message',
  bonus: 'status',
  note: undefined,
  view: 'command',
};

function What({ item }: { item: TimelineItem }) {
  const t = useFileTexts();
  const of = saidBy[item.kind];
  return of ? <Code of={of} code={item.what} /> : t(`one_${item.kind}`);
}

/** Of these kinds the detail is a code as well. */
const detailedBy: Partial<Readonly<Record<Kind, CodeKind>>> = {
  deposit: 'method',
  cashOut: 'method',
  document: 'kind',
  bonus: 'kind',
};

function Detail({ item: { kind, detail } }: { item: TimelineItem }) {
  const { subject } = useWho();
  if (detail === null) return '–';
  const of = detailedBy[kind];
  if (of) return <Code of={of} code={detail} />;
  return kind === 'event' || kind === 'view' ? subject(detail) : detail;
}

function amountOf({ amount, currency }: TimelineItem) {
  if (amount === null) return '–';
  return isCurrency(currency) ? <ExactMoney value={amount} currency={currency as Currency} /> : amount;
}
