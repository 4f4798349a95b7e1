import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { numberOf } from '../../lib/number-of.ts';
import { usePages } from '../../lib/pages.ts';
import { StateChoice } from '../../ui/choices/state-choice.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import styles from './affiliates.module.css';
import {
  monthText,
  type ScreenProps,
  type Statement,
  statementStateOf,
  statementStates,
  statementTones,
} from './affiliates-view.ts';
import { StatementPanel } from './statement-panel.tsx';
import { useAffiliateTexts } from './texts/index.ts';

const everyMs = 10_000;

/** Monthly statements: what is to be approved, held, paid and carried on. */
export function StatementsPart({ view, show }: ScreenProps) {
  const t = useAffiliateTexts();
  const state = statementStateOf(view);
  const partner = numberOf(view.partner);
  const query = usePages({
    path: '/operator/affiliate/statements',
    input: { ...(state ? { state } : {}), ...(partner ? { affiliateId: partner } : {}) },
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
    everyMs: () => everyMs,
  });
  const { row: _, state: __, ...rest } = view;
  return (
    <>
      <search className={styles.bar} aria-label={t('filters')}>
        <StateChoice
          label={t('state')}
          any={t('anyState')}
          states={statementStates}
          nameOf={(one) => t(`statement_${one}`)}
          chosen={state}
          choose={(one) => show(one ? { ...rest, state: one } : rest)}
        />
      </search>
      <Paged query={query}>
        {(pages) => <Table rows={pages.flatMap(({ rows }) => rows)} view={view} show={show} />}
      </Paged>
    </>
  );
}

function Table({ rows, view, show }: { rows: readonly Statement[] } & ScreenProps) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  const opened = rows.find(({ id }) => id === numberOf(view.row));
  const open = (id: number | undefined) => {
    const { row: _, ...rest } = view;
    show(id ? { ...rest, row: String(id) } : rest, true);
  };
  const isWide = opened === undefined;
  const { current, frame } = useRowKeys({ ids: rows.map(({ id }) => id), opened: opened?.id, open });
  useKeys(opened === undefined ? {} : { close: () => open(undefined) });
  return (
    <Beside panel={opened && <StatementPanel key={opened.id} of={opened} close={() => open(undefined)} />}>
      <div ref={frame}>
        <PlainTable<Statement>
          label={t('tab_statements')}
          heads={[
            { name: t('partner'), phone: true },
            { name: t('month'), phone: true },
            { name: t('state'), phone: true },
            { name: t('payable'), figures: true, phone: true },
            ...(isWide
              ? [
                  { name: t('line_carriedOut'), figures: true },
                  { name: t('plan') },
                  { name: t('due') },
                  { name: t('decidedBy') },
                ]
              : []),
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          cells={(row) => [
            row.company,
            monthText(row.month, language),
            <Tag key="state" tone={statementTones[row.state]}>
              {t(`statement_${row.state}`)}
            </Tag>,
            <ExactMoney key="payable" value={row.lines.payable} currency={row.currency} />,
            ...(isWide
              ? [
                  <ExactMoney key="carried" value={row.lines.carriedOut} currency={row.currency} />,
                  `${row.plan} · ${row.planVersion}`,
                  row.dueDay,
                  row.by ?? '–',
                ]
              : []),
          ]}
          onOpen={({ id }) => open(id)}
          current={current}
          empty={<Notice title={t('statementNone')}>{t('statementNoneAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
