import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Page } from '../../ui/page.tsx';
import { SecretWindow } from '../../ui/secret-window.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { AlertForm } from './alert-form.tsx';
import { useWebhookTexts } from './texts/index.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookPanel } from './webhook-panel.tsx';
import styles from './webhooks.module.css';
import { healthOf, healthTones, numberOf, type ScreenProps, type Webhook } from './webhooks-view.ts';

const everyMs = 5_000;

/** Where events of the casino are sent, and how it goes. */
export function WebhooksScreen({ view, show }: ScreenProps) {
  const t = useWebhookTexts();
  const may = useMay();
  const [secret, setSecret] = useState<string>();
  const isPermitted = may('webhooks.read');
  const query = useCall('/operator/webhook/list', {}, { everyMs, enabled: isPermitted });
  if (!isPermitted) return <NotPermitted permission="webhooks.read" />;
  const isWritten = may('webhooks.edit') && ['new', 'newAlert', 'change'].includes(view.edit ?? '');
  return (
    <Page
      title={t('title')}
      about={t('about')}
      actions={
        may('webhooks.edit') &&
        !isWritten && (
          <>
            <Button size="xs" variant="default" onClick={() => show({ edit: 'newAlert' })}>
              {t('newAlert')}
            </Button>
            <Button size="xs" onClick={() => show({ edit: 'new' })}>
              {t('new')}
            </Button>
          </>
        )
      }
    >
      <Answered query={query}>
        {(rows) =>
          isWritten ? (
            <Written
              rows={rows}
              view={view}
              done={(id, made) => {
                setSecret(made);
                show(id === undefined ? {} : { row: String(id) });
              }}
            />
          ) : (
            <List rows={rows} view={view} show={show} showSecret={setSecret} />
          )
        }
      </Answered>
      {secret && (
        <SecretWindow
          title={t('secretTitle')}
          about={t('secretAbout')}
          secret={secret}
          done={t('secretDone')}
          close={() => setSecret(undefined)}
        />
      )}
    </Page>
  );
}

interface WrittenProps {
  rows: readonly Webhook[];
  view: ScreenProps['view'];
  done: (id?: number, secret?: string) => void;
}

/** A subscription or a destination of alerts, new or changed. */
function Written({ rows, view, done }: WrittenProps) {
  const of = view.edit === 'change' ? rows.find(({ id }) => id === numberOf(view.row)) : undefined;
  const isAlert = of ? of.format !== 'webhook' : view.edit === 'newAlert';
  return isAlert ? <AlertForm of={of} done={done} /> : <WebhookForm of={of} done={done} />;
}

interface ListProps extends ScreenProps {
  rows: readonly Webhook[];
  showSecret: (secret: string) => void;
}

function List({ rows, view, show, showSecret }: ListProps) {
  const t = useWebhookTexts();
  const language = useLanguage();
  const opened = numberOf(view.row);
  const of = rows.find(({ id }) => id === opened);
  const open = (id: number | undefined) => show(id ? { row: String(id) } : {}, true);
  const isWide = of === undefined;
  const { current, frame } = useRowKeys({ ids: rows.map(({ id }) => id), opened, open });
  useKeys(opened === undefined || view.event ? {} : { close: () => open(undefined) });
  return (
    <Beside
      panel={
        of && (
          <WebhookPanel
            key={of.id}
            of={of}
            view={view}
            show={show}
            close={() => open(undefined)}
            showSecret={showSecret}
          />
        )
      }
    >
      <div ref={frame}>
        <PlainTable<Webhook>
          label={t('title')}
          heads={[
            { name: t('address'), phone: true },
            { name: t('format') },
            { name: t('health'), phone: true },
            { name: t('waiting'), figures: true, phone: true },
            ...(isWide
              ? [{ name: t('dead'), figures: true }, { name: t('lastDelivery') }, { name: t('description') }]
              : []),
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          cells={(row) => {
            const health = healthOf(row);
            return [
              <span key="address" className={styles.address}>
                {row.url}
              </span>,
              t(`format_${row.format}`),
              <Tag key="health" tone={healthTones[health]}>
                {t(`state_${health}`)}
              </Tag>,
              countText(row.waiting, language),
              ...(isWide
                ? [
                    countText(row.dead, language),
                    row.lastDeliveryTime ? <Moment key="last" at={row.lastDeliveryTime} /> : '–',
                    row.description || '–',
                  ]
                : []),
            ];
          }}
          onOpen={({ id }) => open(id)}
          current={current}
          empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
