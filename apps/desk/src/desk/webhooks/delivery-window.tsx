import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useWebhookTexts } from './texts/index.ts';
import styles from './webhooks.module.css';
import { type Delivery, deliveryTones } from './webhooks-view.ts';

const everyMs = 5_000;

interface WindowProps {
  id: number;
  eventId: number;
  close: () => void;
}

/** One event: its body as it is sent, and every try. */
export function DeliveryWindow({ id, eventId, close }: WindowProps) {
  const t = useWebhookTexts();
  const common = useCommonTexts();
  const may = useMay();
  const query = useCall('/operator/webhook/delivery', { id, eventId }, { everyMs });
  const [asks, setAsks] = useState(false);
  useKeys({ close }, { closed: true });
  if (asks) return <ReplayOne id={id} eventId={eventId} close={() => setAsks(false)} />;
  return (
    <Modal
      opened
      onClose={close}
      title={t('event', { id: eventId })}
      size={720}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Answered query={query}>
        {({ delivery, body, attempts }) => (
          <div className={styles.section}>
            <DeliveryFacts of={delivery} />
            {may('webhooks.edit') && delivery.state !== 'waiting' && (
              <div className={styles.buttons}>
                <Button size="xs" variant="default" onClick={() => setAsks(true)}>
                  {t('replay')}
                </Button>
              </div>
            )}
            <h3>{t('body')}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
            <pre className={styles.body} tabIndex={0}>
              {body}
            </pre>
            <h3>{t('attempts')}</h3>
            <PlainTable
              label={t('attempts')}
              heads={[
                { name: t('number'), phone: true, width: '44px' },
                { name: t('time'), phone: true },
                { name: t('answer'), phone: true },
                { name: t('took'), figures: true },
                { name: t('firstBytes') },
              ]}
              rows={attempts}
              rowKey={({ number }) => number}
              cells={(one) => [
                one.number,
                <Moment key="time" at={one.time} />,
                <AnswerText key="answer" status={one.status} problem={one.problem} />,
                t('milliseconds', { count: one.ms }),
                <span key="response" className={styles.address}>
                  {one.response || '–'}
                </span>,
              ]}
              empty={<Notice title={t('noAttempts')} />}
            />
          </div>
        )}
      </Answered>
    </Modal>
  );
}

function DeliveryFacts({ of }: { of: Delivery }) {
  const t = useWebhookTexts();
  return (
    <Facts>
      <Fact name={t('kind')}>
        {t(`kind_${of.kind}`)} <code>{of.kind}</code>
      </Fact>
      <Fact name={t('health')}>
        <Tag tone={deliveryTones[of.state]}>{t(`delivery_${of.state}`)}</Tag>
      </Fact>
      {of.memberId !== null && <Fact name={t('player')}>{of.memberId}</Fact>}
      <Fact name={t('happened')}>
        <Moment at={of.eventTime} />
      </Fact>
      {of.dueTime && (
        <Fact name={t('next')}>
          <Moment at={of.dueTime} />
        </Fact>
      )}
      <Fact name={t('replays')}>{of.replays}</Fact>
    </Facts>
  );
}

/** A status, and where there was none or it is no delivery, why. */
export function AnswerText({ status, problem }: { status: number | null; problem: Delivery['lastProblem'] }) {
  const t = useWebhookTexts();
  return (
    <span>
      {status ?? ''} {problem && t(`problem_${problem}`)}
      {status === null && problem === null && '–'}
    </span>
  );
}

function ReplayOne({ id, eventId, close }: WindowProps) {
  const t = useWebhookTexts();
  const replay = async (reason: string) => {
    const answer = await post('/operator/webhook/replay', { id, what: { is: 'one', eventId }, reason });
    await reload('/operator/webhook/list', '/operator/webhook/deliveries', '/operator/webhook/delivery');
    if (!answer.ok) return answer.message;
    showToast(t('replayed', { count: answer.data.replayed }), 'success');
    return undefined;
  };
  return (
    <ActionDialog
      title={t('replayOneTitle')}
      fields={[{ name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t('replay')}
      onSubmit={({ reason = '' }) => replay(reason)}
      onClose={close}
    >
      <p>{t('replayOneAbout')}</p>
    </ActionDialog>
  );
}
