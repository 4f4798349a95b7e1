import { Button } from '@fairhouse/ui/button.tsx';
import { TextArea } from '@fairhouse/ui/forms/text-area.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { post } from '../../../lib/api.ts';
import { createIntentKeys } from '../../../lib/intent-key.ts';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { useMember } from '../../../lib/session.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { type Topic, topics } from '../contact-draft.ts';
import { useSupportTexts } from '../texts/index.ts';
import { useThreadTexts } from './texts/index.ts';
import { drafts, showThread, type Thing } from './thread.ts';
import styles from './threads.module.css';

const formId = 'new-thread';
const nothing = 'none';

interface NewThreadProps {
  onOpened: (id: number) => void;
  onBack: () => void;
  onClose: () => void;
}

/** A first message of a member: the casino knows who writes, so it asks only what it is about. */
export function NewThread({ onOpened, onBack, onClose }: NewThreadProps) {
  const t = useThreadTexts();
  const texts = useSupportTexts();
  const member = useMember();
  const [topic, setTopic] = useState<Topic>();
  const [about, setAbout] = useState(nothing);
  const [message, setMessage] = useState(drafts.get('new') ?? '');
  const [busy, setBusy] = useState(false);
  const [keys] = useState(createIntentKeys);
  const problem = useProblem<'topic' | 'message'>();
  const { data: things = [] } = useCall(
    '/base/support/references',
    {},
    { enabled: member !== undefined, staleTimeMs: 0 },
  );
  const options = useThingOptions(things);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = !topic
      ? { field: 'topic' as const, message: texts('queryCategoryTip') }
      : message.trim() === ''
        ? { field: 'message' as const, message: texts('messageTip') }
        : undefined;
    if (problem.show(found) || busy || !topic) return;
    const thing = things.find((one) => keyOf(one) === about);
    const content = {
      topic,
      message: message.trim(),
      ...(thing ? { reference: { kind: thing.kind, id: thing.id } } : {}),
    };
    setBusy(true);
    const answer = await post('/base/support/open', { ...content, requestKey: keys.keyFor(JSON.stringify(content)) });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    drafts.delete('new');
    showThread(answer.data);
    onOpened(answer.data.id);
  }

  return (
    <Dialog
      title={t('newMessage')}
      lead={t('newLead')}
      size="m"
      onBack={onBack}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" wide busy={busy}>
          {t('send')}
        </Button>
      }
    >
      <form ref={problem.form} id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <div data-field="topic">
          <Picker
            label={texts('queryCategory')}
            options={topics.map((one) => ({ value: one, label: texts(one) }))}
            value={topic}
            error={problem.of('topic')}
            onChange={(value) => {
              setTopic(topics.find((known) => known === value));
              problem.clear();
            }}
          />
        </div>
        {things.length > 0 && <Picker label={t('about')} options={options} value={about} onChange={setAbout} />}
        <div data-field="message">
          <TextArea
            label={texts('message')}
            name="message"
            maxLength={4000}
            value={message}
            error={problem.of('message')}
            onChange={(value) => {
              setMessage(value);
              drafts.set('new', value);
              problem.clear();
            }}
          />
        </div>
      </form>
    </Dialog>
  );
}

const keyOf = ({ kind, id }: Thing) => `${kind}:${id}`;

function useThingOptions(things: readonly Thing[]) {
  const t = useThreadTexts();
  const language = useLanguage();
  return [
    { value: nothing, label: t('aboutNothing') },
    ...things.map((thing) => ({
      value: keyOf(thing),
      label: t(`thing_${thing.kind}`, {
        amount: thing.amount === null ? '' : `${thing.amount} ${thing.currency}`,
        time: momentText(thing.time, language),
      }),
    })),
  ];
}
