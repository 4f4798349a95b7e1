import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText, exactText, tookText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Age, Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderHistory } from './order-history.tsx';
import { Stakes } from './stakes.tsx';
import { StateTag } from './state-tag.tsx';
import styles from './tables.module.css';
import type { SharedTable, TablesScreenProps, VendorTables } from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';

interface TablePanelProps extends Pick<TablesScreenProps, 'show' | 'toRecord'> {
  of: VendorTables;
  table: SharedTable;
  close: () => void;
}

/** One table: how it stands, the seeds of its rounds, and what was ordered of it. */
export function TablePanel({ of, table, show, toRecord, close }: TablePanelProps) {
  const t = useTablesTexts();
  const may = useMay();
  const [ordering, setOrdering] = useState<'rest' | 'open' | 'wordsOn' | 'wordsSlow' | 'wordsOff'>();
  const [turn, speak] = [table.rests ? 'open' : 'rest', table.words ? 'wordsOff' : 'wordsOn'] as const;
  const isSlow = table.words && table.wordsEverySeconds > usualSeconds;
  const pace = isSlow ? 'wordsOn' : 'wordsSlow';
  const mayOrder = may('catalogue.edit');
  useKeys(mayOrder ? { decide1: () => setOrdering(turn), decide2: () => setOrdering(speak) } : {});
  return (
    <SidePanel
      title={table.name}
      close={close}
      foot={
        mayOrder && (
          <>
            <Button
              size="xs"
              variant={table.rests ? 'filled' : 'default'}
              leftSection={<KeyMark>1</KeyMark>}
              onClick={() => setOrdering(turn)}
            >
              {t(`order_${turn}`)}
            </Button>
            <Button size="xs" variant="default" leftSection={<KeyMark>2</KeyMark>} onClick={() => setOrdering(speak)}>
              {t(`order_${speak}`)}
            </Button>
            {table.words && (
              <Button size="xs" variant="default" onClick={() => setOrdering(pace)}>
                {isSlow ? t('usualPace') : t('order_wordsSlow')}
              </Button>
            )}
          </>
        )
      }
    >
      <Standing table={table} />
      <Seeds table={table} />
      <section className={styles.section}>
        <h3>{t('wordsAtTable')}</h3>
        <p className={styles.quiet}>
          {isSlow
            ? t('wordsAreSlow', { seconds: table.wordsEverySeconds })
            : t(table.words ? 'wordsAreOn' : 'wordsAreOff')}
        </p>
        {may('contacts.answer') && (
          <div>
            <Button size="xs" variant="default" onClick={() => show({ tab: 'words', table: table.code })}>
              {t('toWords')}
            </Button>
          </div>
        )}
      </section>
      <OrderHistory vendor={of.vendor} table={table.code} toRecord={() => toRecord(table.code)} />
      <p className={styles.quiet}>
        {table.code} · {of.vendor} · {t('asOf')} {exactText(of.askedTime)}
      </p>
      {ordering && (
        <OrderDialog order={ordering} vendor={of.vendor} table={table} close={() => setOrdering(undefined)} />
      )}
    </SidePanel>
  );
}

function Standing({ table }: { table: SharedTable }) {
  const t = useTablesTexts();
  const language = useLanguage();
  const { round, settled, owed } = table;
  return (
    <Facts>
      <Fact name={t('state')}>
        <StateTag table={table} />
      </Fact>
      <Fact name={t('moved')}>
        {table.movedTime ? (
          <>
            <Age since={table.movedTime} /> (<Moment at={table.movedTime} />)
          </>
        ) : (
          t('neverMoved')
        )}
      </Fact>
      <Fact name={t('process')}>{table.alive ? t('processThere') : <Tag tone="bad">{t('processGone')}</Tag>}</Fact>
      <Fact name={t('seated')}>{t('seatedCount', { count: countText(table.seated, language) })}</Fact>
      {round && (
        <>
          <Fact name={t('round')}>{countText(round.number, language)}</Fact>
          <Fact name={t('bets')}>
            {t('betsOfPlayers', { bets: countText(round.bets, language), players: countText(round.players, language) })}
          </Fact>
          <Fact name={t('stakes')}>
            <Stakes table={table} />
          </Fact>
        </>
      )}
      <Fact name={t('settled')}>
        {settled ? (
          <>
            {t('settledRound', { number: countText(settled.number, language) })}, <Moment at={settled.time} />,{' '}
            {t('settledIn', { time: tookText(settled.tookMs) })}
          </>
        ) : (
          t('noneSettled')
        )}
      </Fact>
      <Fact name={t('owed')}>
        {owed.bets === 0 || owed.since === null ? (
          t('nothingOwed')
        ) : (
          <>
            <Tag tone="late">{t('owesBets', { count: countText(owed.bets, language) })}</Tag> <Age since={owed.since} />
          </>
        )}
      </Fact>
    </Facts>
  );
}

/** Between two messages of one player, unless the chat is slowed down. */
const usualSeconds = 3;

/** Below so many rounds a new chain has to be published soon: a day of a fast table. */
const fewLinks = 10_000;

function Seeds({ table: { chain } }: { table: SharedTable }) {
  const t = useTablesTexts();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h3>{t('seeds')}</h3>
      {chain ? (
        <Facts>
          <Fact name={t('chainEnd')}>
            <Hash value={chain.end} />
          </Fact>
          <Fact name={t('chainLeft')}>
            {t('linksOf', { left: countText(chain.left, language), all: countText(chain.links, language) })}{' '}
            {chain.left < fewLinks && <Tag tone="late">{t('fewLinks')}</Tag>}
          </Fact>
          <Fact name={t('salt')}>{chain.salted ? t('salted') : <Tag tone="late">{t('notSalted')}</Tag>}</Fact>
        </Facts>
      ) : (
        <p className={styles.quiet}>{t('noChain')}</p>
      )}
    </section>
  );
}
