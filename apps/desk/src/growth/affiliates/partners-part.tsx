import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { numberOf } from '../../lib/number-of.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { StateChoice } from '../../ui/choices/state-choice.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import styles from './affiliates.module.css';
import {
  type ListedPartner,
  partnerStateOf,
  partnerStates,
  partnerTones,
  type ScreenProps,
} from './affiliates-view.ts';
import { CreateDialog } from './create-dialog.tsx';
import { PartnerPanel } from './partner-panel.tsx';
import { useAffiliateTexts } from './texts/index.ts';

const everyMs = 15_000;

/** Partners, and beside them the one that is open. */
export function PartnersPart({ view, show }: ScreenProps) {
  const t = useAffiliateTexts();
  const may = useMay();
  const state = partnerStateOf(view);
  const query = usePages({
    path: '/operator/affiliate/list',
    input: state ? { state } : {},
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
    everyMs: () => everyMs,
  });
  return (
    <>
      <search className={styles.bar} aria-label={t('filters')}>
        <StateChoice
          label={t('state')}
          any={t('anyState')}
          states={partnerStates}
          nameOf={(one) => t(`state_${one}`)}
          chosen={state}
          choose={(one) => show(one ? { state: one } : {})}
        />
      </search>
      <Paged query={query}>
        {(pages) => <Table rows={pages.flatMap(({ rows }) => rows)} view={view} show={show} />}
      </Paged>
      {view.edit === 'new' && may('affiliates.edit') && (
        <CreateDialog done={(id) => show(id === undefined ? {} : { row: String(id) })} />
      )}
    </>
  );
}

function Table({ rows, view, show }: { rows: readonly ListedPartner[] } & ScreenProps) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  const opened = numberOf(view.row);
  const open = (id: number | undefined) => {
    const { row: _, edit: __, ...rest } = view;
    show(id ? { ...rest, row: String(id) } : rest, true);
  };
  // Beside an open panel only the columns that identify a row fit.
  const isWide = opened === undefined;
  const { current, frame } = useRowKeys({ ids: rows.map(({ id }) => id), opened, open });
  useKeys(opened === undefined ? {} : { close: () => open(undefined) });
  return (
    <Beside panel={opened && <PartnerPanel key={opened} id={opened} close={() => open(undefined)} show={show} />}>
      <div ref={frame}>
        <PlainTable<ListedPartner>
          label={t('tab_partners')}
          heads={[
            { name: t('company'), phone: true },
            { name: t('state'), phone: true },
            { name: t('registrations'), figures: true },
            { name: t('firstDeposits'), figures: true, phone: true },
            ...(isWide
              ? [
                  { name: t('clicks'), figures: true },
                  { name: t('qualified'), figures: true },
                  { name: t('country') },
                  { name: t('currency') },
                  { name: t('madeAt') },
                ]
              : []),
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          cells={(row) => [
            row.company,
            <Tag key="state" tone={partnerTones[row.state]}>
              {t(`state_${row.state}`)}
            </Tag>,
            countText(row.figures.registrations, language),
            countText(row.figures.firstDeposits, language),
            ...(isWide
              ? [
                  countText(row.figures.clicks, language),
                  countText(row.figures.qualified, language),
                  row.countryCode,
                  row.currency,
                  <Moment key="made" at={row.makeTime} />,
                ]
              : []),
          ]}
          onOpen={({ id }) => open(id)}
          current={current}
          empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
