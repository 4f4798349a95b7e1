import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { useMemo } from 'react';
import { usePages } from '../../lib/pages.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { VerifyBooks } from '../../ui/verify-books/verify-books.tsx';
import { ChainResult } from './chain-result.tsx';
import { useFileTexts } from './file-texts.ts';
import type { PartProps, Posting } from './member.ts';
import { openedId } from './opened.ts';
import { useOpened } from './use-opened.ts';

type Page = OperatorCallOutput<'/operator/member/bookPage'>;

/** The book page by page, the newest first, each posting with its proof. */
export function BookPart(props: PartProps) {
  const memberId = props.member.id;
  const query = usePages({
    path: '/operator/member/bookPage',
    input: { memberId, limit: 50 },
    at: (before: number | undefined) => ({ before }),
    next: (page) => page.next,
    staleTimeMs: 60_000,
  });
  return <Paged query={query}>{(pages) => <Rows pages={pages} {...props} />}</Paged>;
}

function Rows({ pages, ...props }: { pages: readonly Page[] } & PartProps) {
  const t = useFileTexts();
  const { opened, open } = useOpened(props);
  const rows = useMemo(() => pages.flatMap((page) => page.rows), [pages]);
  const [first] = pages;
  const { current, frame } = useRowKeys({
    ids: rows.map(({ seq }) => seq),
    opened: openedId(opened, 'posting'),
    open: (seq) => open(seq === undefined ? undefined : { kind: 'posting', id: seq }),
  });
  if (!first) return null;
  const { currency } = first;
  const narrow = props.view.open !== undefined;
  const shown = (_: unknown, at: number) => !narrow || at < 4 || at === 9;
  return (
    <>
      <ChainResult rows={rows} genesis={first.genesis} head={first.head} />
      <VerifyBooks memberId={props.member.id} />
      <div ref={frame}>
        <PlainTable<Posting>
          label={t('tab_book')}
          heads={[
            { name: t('seq'), phone: true, width: '64px' },
            { name: t('time'), width: '124px' },
            { name: t('type'), phone: true },
            { name: t('amount'), figures: true, phone: true },
            { name: t('bonusPart'), figures: true },
            { name: t('cashAfter'), figures: true },
            { name: t('bonusAfter'), figures: true },
            { name: t('heldAfter'), figures: true },
            { name: t('about') },
            { name: t('proof'), phone: true, width: '88px' },
          ].filter(shown)}
          rows={rows}
          rowKey={({ seq }) => seq}
          cells={(row) =>
            [
              row.seq,
              <Moment key="time" at={row.createTime} />,
              <Code key="type" of="posting" code={row.type} />,
              <Money key="amount" value={row.amount} currency={currency} />,
              <Money key="bonus" value={row.bonusPart} currency={currency} />,
              <Money key="cash" value={row.cashAfter} currency={currency} />,
              <Money key="after" value={row.bonusAfter} currency={currency} />,
              <Money key="held" value={row.heldAfter} currency={currency} />,
              row.gameName ?? row.gameCode ?? row.reference ?? row.note ?? '–',
              <Tag key="proof" tone={row.holds ? 'good' : 'bad'}>
                {row.holds ? t('holds') : t('holdsNot')}
              </Tag>,
            ].filter(shown)
          }
          onOpen={({ seq }) => open({ kind: 'posting', id: seq })}
          current={current}
          empty={<Notice title={t('noPostings')}>{t('noPostingsAbout')}</Notice>}
        />
      </div>
    </>
  );
}
