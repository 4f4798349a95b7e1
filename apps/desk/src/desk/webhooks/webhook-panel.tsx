import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { useHealthRuleTexts } from '../../lib/texts/health-rules.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { AnswerText, DeliveryWindow } from './delivery-window.tsx';
import { useWebhookTexts } from './texts/index.ts';
import { type WebhookAction, WebhookDialog } from './webhook-dialog.tsx';
import styles from './webhooks.module.css';
import {
  type Delivery,
  deliveryStates,
  deliveryTones,
  eventKinds,
  healthOf,
  healthTones,
  kindOf,
  numberOf,
  type ScreenProps,
  stateOf,
  type Webhook,
} from './webhooks-view.ts';

const everyMs = 5_000;

interface PanelProps extends ScreenProps {
  of: Webhook;
  close: () => void;
  showSecret: (secret: string) => void;
}

/** One subscription: how it is, what can be done, and its deliveries. */
export function WebhookPanel({ of, view, show, close, showSecret }: PanelProps) {
  const t = useWebhookTexts();
  return (
    <SidePanel title={of.description || new URL(of.url).host} close={close}>
      <Actions of={of} edit={() => show({ row: String(of.id), edit: 'change' })} showSecret={showSecret} />
      <Standing of={of} />
      <Facts>
        <Fact name={t('address')}>
          <span className={styles.address}>{of.url}</span>
        </Fact>
        <Fact name={t('format')}>{t(`format_${of.format}`)}</Fact>
        <Fact name={t('waiting')}>{of.waiting}</Fact>
        {of.oldestWaitingTime && (
          <Fact name={t('oldest')}>
            <Moment at={of.oldestWaitingTime} />
          </Fact>
        )}
        <Fact name={t('dead')}>{of.dead}</Fact>
        <Fact name={t('lastDelivery')}>{of.lastDeliveryTime ? <Moment at={of.lastDeliveryTime} /> : '–'}</Fact>
        {of.formerSecretUntil && (
          <Fact name={t('formerSecret')}>
            <Moment at={of.formerSecretUntil} />
          </Fact>
        )}
        {of.format === 'webhook' ? (
          <Fact name={t('kinds')}>{of.kinds.map((kind) => t(`kind_${kind}`)).join(', ')}</Fact>
        ) : (
          <Incidents of={of} />
        )}
        <Fact name={t('madeBy')}>
          {of.madeBy.replace(/^operator:/, '')}, <Moment at={of.makeTime} />
        </Fact>
      </Facts>
      <Deliveries of={of} view={view} show={show} />
    </SidePanel>
  );
}

function Incidents({ of }: { of: Webhook }) {
  const t = useWebhookTexts();
  const ruleName = useHealthRuleTexts();
  const all = t('all');
  return (
    <>
      <Fact name={t('severities')}>{of.severities.map((one) => t(`severity_${one}`)).join(', ') || all}</Fact>
      <Fact name={t('incidents')}>{of.rules.map((one) => ruleName(one)).join(', ') || all}</Fact>
      <Fact name={t('language')}>{of.language === 'en' ? 'English' : 'Filipino'}</Fact>
    </>
  );
}

function Standing({ of }: { of: Webhook }) {
  const t = useWebhookTexts();
  const language = useLanguage();
  const health = healthOf(of);
  return (
    <>
      <div>
        <Tag tone={healthTones[health]}>{t(`state_${health}`)}</Tag>
      </div>
      {of.pauseReason && of.pauseTime && (
        <p className={styles.late}>{t(`reason_${of.pauseReason}`, { time: momentText(of.pauseTime, language) })}</p>
      )}
      {health === 'failing' && of.failingSince && (
        <p className={styles.late}>
          {t('failing', { count: of.failures, time: momentText(of.failingSince, language) })}
        </p>
      )}
    </>
  );
}

function Actions({ of, edit, showSecret }: { of: Webhook; edit: () => void; showSecret: (secret: string) => void }) {
  const t = useWebhookTexts();
  const may = useMay();
  const [action, setAction] = useState<WebhookAction>();
  if (!may('webhooks.edit') || of.state === 'ended') return null;
  const test = async () => {
    const answer = await post('/operator/webhook/test', { id: of.id });
    await reload('/operator/webhook/list', '/operator/webhook/deliveries');
    showToast(answer.ok ? t('testSent') : answer.message, answer.ok ? 'success' : 'info');
  };
  const possible: WebhookAction[] = [
    of.state === 'active' ? 'pause' : 'resume',
    ...(of.format === 'webhook' ? (['rotate'] as const) : []),
    ...(of.dead > 0 ? (['replayDead'] as const) : []),
    'replayRange',
    'end',
  ];
  return (
    <>
      <div className={styles.buttons}>
        {of.state === 'active' && (
          <Button size="xs" onClick={() => void test()}>
            {t('test')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={edit}>
          {t('edit')}
        </Button>
        {possible.map((one) => (
          <Button
            key={one}
            size="xs"
            variant={one === 'resume' ? 'filled' : 'default'}
            {...(one === 'end' ? { color: 'red' } : {})}
            onClick={() => setAction(one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
      {action && <WebhookDialog of={of} action={action} close={() => setAction(undefined)} showSecret={showSecret} />}
    </>
  );
}

function Deliveries({ of, view, show }: Pick<PanelProps, 'of' | 'view' | 'show'>) {
  const t = useWebhookTexts();
  const [state, kind, memberId] = [stateOf(view), kindOf(view), numberOf(view.member)];
  const eventId = numberOf(view.event);
  const query = usePages({
    path: '/operator/webhook/deliveries',
    input: { id: of.id, ...(state && { state }), ...(kind && { kind }), ...(memberId && { memberId }) },
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
    everyMs: () => everyMs,
  });
  const filter = (name: 'state' | 'kind', value: string) => {
    const { [name]: _, ...rest } = view;
    show(value ? { ...rest, [name]: value } : rest, true);
  };
  const open = (event: number | undefined) => {
    const { event: _, ...rest } = view;
    show(event ? { ...rest, event: String(event) } : rest, true);
  };
  return (
    <section className={styles.section}>
      <h3>{t('deliveries')}</h3>
      <search className={styles.bar} aria-label={t('filters')}>
        <NativeSelect
          size="xs"
          aria-label={t('health')}
          value={state ?? ''}
          onChange={(event) => filter('state', event.currentTarget.value)}
          data={[
            { value: '', label: t('anyState') },
            ...deliveryStates.map((one) => ({ value: one, label: t(`delivery_${one}`) })),
          ]}
        />
        <NativeSelect
          size="xs"
          aria-label={t('kind')}
          value={kind ?? ''}
          onChange={(event) => filter('kind', event.currentTarget.value)}
          data={[
            { value: '', label: t('anyKind') },
            ...eventKinds.map((one) => ({ value: one, label: t(`kind_${one}`) })),
          ]}
        />
      </search>
      <Paged query={query}>
        {(pages) => (
          <PlainTable<Delivery>
            label={t('deliveries')}
            heads={[
              { name: t('kind'), phone: true },
              { name: t('health'), phone: true },
              { name: t('answer') },
              { name: t('happened'), phone: true },
            ]}
            rows={pages.flatMap(({ rows }) => rows)}
            rowKey={(row) => row.eventId}
            cells={(row) => [
              t(`kind_${row.kind}`),
              <Tag key="state" tone={deliveryTones[row.state]}>
                {t(`delivery_${row.state}`)}
              </Tag>,
              <AnswerText key="answer" status={row.lastStatus} problem={row.lastProblem} />,
              <Moment key="time" at={row.eventTime} />,
            ]}
            onOpen={(row) => open(row.eventId)}
            current={eventId}
            empty={<Notice title={t('noDeliveries')} />}
          />
        )}
      </Paged>
      {eventId && <DeliveryWindow key={eventId} id={of.id} eventId={eventId} close={() => open(undefined)} />}
    </section>
  );
}
