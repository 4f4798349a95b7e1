import { countText, tookText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Choice } from '../../ui/choices/choice.tsx';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { CallsChart } from './calls-chart.tsx';
import styles from './health.module.css';
import { type PartProps, type ProviderRow, type Span, spanOf, spans, type WalletCalls } from './health-view.ts';
import { RefusedWebhooks } from './refused-webhooks.tsx';
import { useHealthTexts } from './texts/index.ts';

const everyMs = 30_000;

/** What came through and what was refused: payments by provider, the calls of game vendors, and events of providers. */
export function TrafficPart({ view, show }: PartProps) {
  const t = useHealthTexts();
  const span = spanOf(view);
  return (
    <div className={styles.part}>
      <div>
        <Choice
          label={t('span')}
          options={spans.map((key) => ({ key, name: t(`span_${key}`) }))}
          current={span}
          choose={(next) => show({ tab: 'traffic', span: next }, true)}
        />
      </div>
      <Providers span={span} />
      <Wallet span={span} />
      <RefusedWebhooks />
    </div>
  );
}

function Providers({ span }: { span: Span }) {
  const t = useHealthTexts();
  const language = useLanguage();
  const query = useCall('/operator/health/providers', { window: span }, { everyMs, keep: true });
  return (
    <section className={styles.section}>
      <h2>{t('providers')}</h2>
      <Answered query={query}>
        {({ rows, summedTime }) => (
          <>
            <p className={styles.quiet}>
              {t('providersAbout')}{' '}
              {summedTime ? (
                <>
                  {t('summed')} <Moment at={summedTime} />.
                </>
              ) : (
                t('neverSummed')
              )}
            </p>
            <PlainTable<ProviderRow>
              label={t('providers')}
              heads={[
                { name: t('provider'), phone: true },
                { name: t('kind'), phone: true },
                { name: t('method') },
                { name: t('done'), figures: true, phone: true },
                { name: t('refused'), figures: true },
                { name: t('givenUp'), figures: true },
                { name: t('underWay'), figures: true },
                { name: t('through'), figures: true, phone: true },
                { name: t('median'), figures: true },
                { name: t('p95'), figures: true },
              ]}
              rows={rows}
              rowKey={({ kind, provider, method }) => `${kind} ${provider} ${method}`}
              cells={(row) => [
                <Code key="provider" of="provider" code={row.provider} />,
                t(`kind_${row.kind}`),
                <Code key="method" of="method" code={row.method} />,
                countText(row.done, language),
                countText(row.refused, language),
                countText(row.givenUp, language),
                countText(row.underWay, language),
                row.successPercent === null ? (
                  '–'
                ) : (
                  <Tag key="through" tone={row.successPercent < 50 ? 'bad' : row.successPercent < 80 ? 'late' : 'good'}>
                    {row.successPercent} %
                  </Tag>
                ),
                row.medianSeconds === null ? '–' : tookText(row.medianSeconds * 1_000),
                row.p95Seconds === null ? '–' : tookText(row.p95Seconds * 1_000),
              ]}
              empty={t('noPayments')}
            />
          </>
        )}
      </Answered>
    </section>
  );
}

function Wallet({ span }: { span: Span }) {
  const t = useHealthTexts();
  const query = useCall('/operator/health/wallet', { window: span }, { everyMs, keep: true });
  return (
    <section className={styles.section}>
      <h2>{t('wallet')}</h2>
      <Answered query={query}>
        {(counted) =>
          counted.knownFrom === null ? (
            <p className={styles.quiet}>{t('walletUnknown')}</p>
          ) : (
            <WalletFigures counted={counted} knownFrom={counted.knownFrom} />
          )
        }
      </Answered>
    </section>
  );
}

function WalletFigures({ counted, knownFrom }: { counted: WalletCalls; knownFrom: string }) {
  const t = useHealthTexts();
  const language = useLanguage();
  const seconds = (Date.parse(counted.until) - Date.parse(knownFrom)) / 1_000;
  const delay = (ms: number | null) => (ms === null ? '–' : ms < 10 ? `${ms.toFixed(1)} ms` : tookText(ms));
  return (
    <>
      <p className={styles.quiet}>
        {t('walletAbout')} {t('walletSince')} <Moment at={knownFrom} />.
      </p>
      <dl className={styles.figures}>
        {(
          [
            ['calls', countText(counted.calls, language)],
            ['rate', (counted.calls / Math.max(60, seconds)).toFixed(2)],
            ['p50', delay(counted.p50Ms)],
            ['p95', delay(counted.p95Ms)],
            ['p99', delay(counted.p99Ms)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CallsChart counted={counted} />
      <PlainTable<WalletCalls['statuses'][number]>
        label={t('wallet')}
        heads={[
          { name: t('call'), phone: true },
          { name: t('status'), phone: true },
          { name: t('calls'), figures: true, phone: true },
        ]}
        rows={counted.statuses}
        rowKey={({ path, status }) => `${path} ${status}`}
        cells={({ path, status, calls }) => [
          <Code key="path" of="wallet" code={path} />,
          status === 'OK' ? (
            <Code key="status" of="wallet" code={status} />
          ) : (
            <Tag key="status">
              <Code of="wallet" code={status} />
            </Tag>
          ),
          countText(calls, language),
        ]}
      />
    </>
  );
}
