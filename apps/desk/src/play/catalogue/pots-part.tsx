import { Button } from '@mantine/core';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Age, Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import styles from './catalogue.module.css';
import type { ArrangedGame, CatalogueView, Show } from './catalogue-view.ts';
import type { RoundWay } from './member-of-round.ts';
import { PotPanel } from './pot-panel.tsx';
import { groupsOf, keyOf, lookEveryMs, namesOf, oldSeconds, type SharedPot, type VendorPots } from './pots.ts';
import { useCatalogueTexts } from './texts/index.ts';

interface PotsPartProps {
  games: readonly ArrangedGame[];
  view: CatalogueView;
  show: Show;
  toRound: (way: RoundWay) => void;
  toHealth: () => void;
}

/** What lies in the pots that games share, as their vendors tell of it. */
export function PotsPart(props: PotsPartProps) {
  const query = useCall('/operator/catalogue/pots', {}, { everyMs: lookEveryMs });
  return <Answered query={query}>{(vendors) => <Pots vendors={vendors} {...props} />}</Answered>;
}

function Pots({ vendors, games, view, show, toRound, toHealth }: PotsPartProps & { vendors: readonly VendorPots[] }) {
  const t = useCatalogueTexts();
  const all = vendors.flatMap((of) => of.pots.map((pot) => ({ of, pot, key: keyOf(of.vendor, pot) })));
  const opened = all.find(({ key }) => key === view.row);
  const open = (key: string | undefined) => show({ tab: 'pots', ...(key === undefined ? {} : { row: key }) }, true);
  const { current, frame } = useRowKeys({ ids: all.map(({ key }) => key), opened: opened?.key, open });
  const table = { current, open, narrow: opened !== undefined };
  return (
    <>
      <p className={styles.quiet}>{t('potsAbout')}</p>
      <Beside
        panel={
          opened && (
            <PotPanel
              key={opened.key}
              of={opened.of}
              pot={opened.pot}
              games={games}
              openGame={(id) => show({ row: String(id) })}
              toRound={toRound}
              close={() => open(undefined)}
            />
          )
        }
      >
        <div ref={frame} className={styles.pots}>
          {vendors.map((of) =>
            of.asked === 'noAnswer' ? (
              <NoAnswer key={of.vendor} of={of} toHealth={toHealth} />
            ) : (
              groupsOf(of.pots).map(({ code, games: codes, money, fun }) => (
                <section key={`${of.vendor}:${code}`} className={styles.pot}>
                  <header>
                    <h2>{namesOf(codes, of.vendor, games)}</h2>
                    <span className={styles.quiet}>
                      {code} · {of.vendorName} · {t('asOf')} <Moment at={of.askedTime} /> (
                      <Age since={of.askedTime} amberSeconds={oldSeconds} />)
                    </span>
                  </header>
                  <PotTable {...table} vendor={of.vendor} label={`${code}: ${t('forMoney')}`} pots={money} />
                  {fun.length > 0 && (
                    <>
                      <h3>
                        {t('forFun')} <Tag>{t('playMoney')}</Tag>
                      </h3>
                      <PotTable {...table} vendor={of.vendor} label={`${code}: ${t('forFun')}`} pots={fun} />
                    </>
                  )}
                </section>
              ))
            ),
          )}
          {all.length === 0 && vendors.every(({ asked }) => asked === 'answered') && (
            <Notice title={t('noPots')}>{t('noPotsAbout')}</Notice>
          )}
        </div>
      </Beside>
    </>
  );
}

/** Figures of before are not shown in its place: nobody could tell them from those of now. */
function NoAnswer({ of: { vendorName, askedTime }, toHealth }: { of: VendorPots; toHealth: () => void }) {
  const t = useCatalogueTexts();
  const may = useMay();
  return (
    <div role="alert">
      <Notice
        title={t('potsNoAnswer', { vendor: vendorName })}
        action={
          may('health.read') && (
            <Button variant="default" size="xs" onClick={toHealth}>
              {t('toHealth')}
            </Button>
          )
        }
      >
        {t('asked')} <Moment at={askedTime} />. {t('potsNoAnswerAbout')}
      </Notice>
    </div>
  );
}

interface PotTableProps {
  vendor: string;
  label: string;
  pots: readonly SharedPot[];
  current: string | undefined;
  open: (key: string) => void;
  narrow: boolean;
}

function PotTable({ vendor, label, pots, current, open, narrow }: PotTableProps) {
  const t = useCatalogueTexts();
  const language = useLanguage();
  // Beside an open one there is room for what tells the rows apart.
  const fits = (_: unknown, at: number) => !narrow || at < 2 || at === 6;
  return (
    <PlainTable<SharedPot>
      label={label}
      heads={[
        { name: t('currency'), phone: true, width: '84px' },
        { name: t('potNow'), figures: true, phone: true },
        { name: t('potStart'), figures: true },
        { name: t('potMost'), figures: true },
        { name: t('potPaidIn'), figures: true },
        { name: t('potRounds'), figures: true },
        { name: t('potWins'), figures: true, phone: true, width: '96px' },
      ].filter(fits)}
      rows={pots}
      rowKey={(pot) => keyOf(vendor, pot)}
      current={current}
      onOpen={(pot) => open(keyOf(vendor, pot))}
      cells={({ currency, amount, start, most, paidIn, rounds, wins }) =>
        [
          currency,
          <strong key="now">
            <ExactMoney value={amount} currency={currency} />
          </strong>,
          ...[start, most, paidIn].map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the three of a row stay.
            <ExactMoney key={at} value={value} currency={currency} />
          )),
          countText(rounds, language),
          countText(wins, language),
        ].filter(fits)
      }
    />
  );
}
