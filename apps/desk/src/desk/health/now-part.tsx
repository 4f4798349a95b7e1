import { Button } from '@mantine/core';
import { countText, spanText, tookText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload, useCall } from '../../lib/query.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Age, Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { VerifyBooks } from '../../ui/verify-books/verify-books.tsx';
import styles from './health.module.css';
import { bytesText, type Casino, type PartProps } from './health-view.ts';
import { IncidentTable } from './incident-table.tsx';
import { useHealthTexts } from './texts/index.ts';

const everyMs = 15_000;

/** The casino at this moment: what is wrong first, and then everything that was measured. */
export function NowPart({ show, queueName }: PartProps) {
  const casino = useCall('/operator/health/get', {}, { everyMs, keep: true });
  return (
    <div className={styles.part}>
      <OpenIncidents showAll={() => show({ tab: 'incidents', state: 'all' })} />
      <Answered query={casino}>
        {(measured) => (
          <>
            <Processes casino={measured} />
            <div className={styles.columns}>
              <Queues casino={measured} nameOf={queueName} />
              <div className={styles.part}>
                <CasinoFacts casino={measured} />
                <Chains casino={measured} />
              </div>
            </div>
          </>
        )}
      </Answered>
    </div>
  );
}

function OpenIncidents({ showAll }: { showAll: () => void }) {
  const t = useHealthTexts();
  const query = useCall('/operator/health/incidents', { state: 'open' }, { followed: true });
  return (
    <section className={styles.section} aria-label={t('openIncidents')}>
      <Answered query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.well}>{t('allWell')}</p>
          ) : (
            <>
              <div className={styles.line}>
                <h2>{t('openIncidents')}</h2>
                <Button size="compact-xs" variant="default" onClick={showAll}>
                  {t('all')}
                </Button>
              </div>
              <IncidentTable label={t('openIncidents')} rows={rows} empty={t('noOpenIncidents')} />
            </>
          )
        }
      </Answered>
    </section>
  );
}

type Process = Casino['processes'][number];

function Processes({ casino: { processes } }: { casino: Casino }) {
  const t = useHealthTexts();
  return (
    <section className={styles.section}>
      <h2>{t('processes')}</h2>
      <PlainTable<Process>
        label={t('processes')}
        heads={[
          { name: t('process'), phone: true },
          { name: t('state'), phone: true, width: '130px' },
          { name: t('started') },
          { name: t('lastSeen'), phone: true },
          { name: t('memory'), figures: true },
          { name: t('lag'), figures: true },
          { name: t('answer'), figures: true },
        ]}
        rows={processes}
        rowKey={({ id }) => id}
        cells={(one) => [
          one.id,
          <ProcessState key="state" process={one} />,
          <Moment key="started" at={one.startedTime} />,
          one.seenTime ? <Moment key="seen" at={one.seenTime} /> : t('neverSeen'),
          one.memoryBytes === null ? '–' : bytesText(one.memoryBytes),
          one.loopLagMs === null ? '–' : `${one.loopLagMs} ms`,
          one.answerMs === null ? '–' : tookText(one.answerMs),
        ]}
        empty={t('noProcesses')}
      />
    </section>
  );
}

function ProcessState({ process: { silent, stoppedTime, seenTime } }: { process: Process }) {
  const t = useHealthTexts();
  if (stoppedTime) return <Tag>{t('stopped')}</Tag>;
  if (silent) return <Tag tone="bad">{seenTime ? t('gone') : t('neverSeen')}</Tag>;
  return seenTime ? <Tag tone="good">{t('here')}</Tag> : <Tag>{t('neverSeen')}</Tag>;
}

function Queues({ casino: { queues }, nameOf }: { casino: Casino; nameOf: PartProps['queueName'] }) {
  const t = useHealthTexts();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{t('queues')}</h2>
      <PlainTable<Casino['queues'][number]>
        label={t('queues')}
        heads={[
          { name: t('queue'), phone: true },
          { name: t('waiting'), figures: true, phone: true },
          { name: t('amber'), figures: true },
          { name: t('red'), figures: true },
          { name: t('oldest'), figures: true, phone: true },
          { name: t('target'), figures: true },
        ]}
        rows={queues}
        rowKey={({ queue }) => queue}
        cells={({ queue, waiting, amber, red, oldest, amberMinutes, redMinutes }) => [
          nameOf(queue),
          countText(waiting, language),
          countText(amber, language),
          red > 0 ? (
            <Tag key="red" tone="bad">
              {countText(red, language)}
            </Tag>
          ) : (
            '0'
          ),
          oldest ? (
            <Age key="oldest" since={oldest} amberSeconds={amberMinutes * 60} redSeconds={redMinutes * 60} />
          ) : (
            '–'
          ),
          spanText(redMinutes * 60),
        ]}
      />
    </section>
  );
}

function CasinoFacts({ casino: { checks, mail, database, disks } }: { casino: Casino }) {
  const t = useHealthTexts();
  const language = useLanguage();
  const [books] = checks;
  return (
    <section className={styles.section}>
      <h2>{t('casino')}</h2>
      <Facts wide>
        <Fact name={t('verify')}>
          {books?.time ? (
            <>
              <Tag tone={books.found ? 'bad' : 'good'}>
                {t('verifySaid', {
                  found: countText(books.found ?? 0, language),
                  checked: countText(books.checked ?? 0, language),
                })}
              </Tag>{' '}
              <Moment at={books.time} />
            </>
          ) : (
            t('verifyNever')
          )}
        </Fact>
        <Fact name={t('mails')}>
          {countText(mail.waiting, language)}
          {mail.oldest && (
            <>
              {` · ${t('oldestSince')} `}
              <Age since={mail.oldest} />
            </>
          )}
          {mail.givenUp > 0 && ` · ${t('mailsGivenUp', { count: countText(mail.givenUp, language) })}`}
          {!mail.isSent && ` · ${t('mailsNotSent')}`}
        </Fact>
        <Fact name={t('incidentMails')}>
          {mail.incidentAddresses === 0 ? (
            <Tag tone="late">{t('incidentMailsNobody')}</Tag>
          ) : (
            t('incidentMailsTo', { count: mail.incidentAddresses })
          )}
        </Fact>
        <Fact name={t('database')}>{bytesText(database.bytes)}</Fact>
        <Fact name={t('connections')}>
          {t('connectionsOf', { count: database.connections, most: database.mostConnections })}
        </Fact>
        <Fact name={t('transaction')}>
          {database.oldestTransactionSeconds === null
            ? t('noTransaction')
            : tookText(database.oldestTransactionSeconds * 1_000)}
        </Fact>
        <Fact name={t('archive')}>
          {database.archive === null ? (
            t('archiveOff')
          ) : (
            <>
              <Age since={database.archive.lastTime} amberSeconds={150} redSeconds={300} />
              {database.archive.failing && (
                <>
                  {' '}
                  <Tag tone="bad">{t('archiveFailing')}</Tag>
                </>
              )}
            </>
          )}
        </Fact>
        {disks.map((disk) => (
          <Fact key={disk.process} name={t('disk', { process: disk.process })}>
            {t('diskUsed', { percent: disk.usedPercent, free: bytesText(disk.freeBytes) })}
          </Fact>
        ))}
      </Facts>
      <VerifyBooks onEnd={() => void reload('/operator/health/get')} />
    </section>
  );
}

function Chains({ casino: { chains } }: { casino: Casino }) {
  const t = useHealthTexts();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{t('chains')}</h2>
      <PlainTable<Casino['chains'][number]>
        label={t('chains')}
        heads={[
          { name: t('chain'), phone: true },
          { name: t('height'), figures: true, phone: true },
          { name: t('lastBlock'), figures: true, phone: true },
          { name: t('pending'), figures: true },
        ]}
        rows={chains}
        rowKey={({ chain }) => chain}
        cells={({ chain, height, movedTime, pending }) => [
          <Code key="chain" of="chain" code={chain} />,
          height === null ? t('notYet') : countText(height, language),
          movedTime ? <Age key="moved" since={movedTime} /> : '–',
          countText(pending, language),
        ]}
        empty={t('noChains')}
      />
    </section>
  );
}
