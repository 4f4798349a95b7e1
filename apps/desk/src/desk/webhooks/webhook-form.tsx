import type { SubscribedKind } from '@fairhouse/contract/operator';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { reload } from '../../lib/query.ts';
import { useWebhookTexts } from './texts/index.ts';
import styles from './webhooks.module.css';
import { subscribedKinds, type Webhook } from './webhooks-view.ts';

interface FormProps {
  /** Undefined: a new one. */
  of: Webhook | undefined;
  /** With the id of what was saved, and the secret of a new one. */
  done: (id?: number, secret?: string) => void;
}

/** A subscription, written as a whole. */
export function WebhookForm({ of, done }: FormProps) {
  const t = useWebhookTexts();
  const [url, setUrl] = useState(of?.url ?? '');
  const [description, setDescription] = useState(of?.description ?? '');
  const [kinds, setKinds] = useState<readonly SubscribedKind[]>(of?.kinds ?? []);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const back = () => done(of?.id);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (kinds.length === 0) return setProblem(t('noKinds'));
    setBusy(true);
    const input = { url, description, kinds: [...kinds], reason };
    const answer = of
      ? await post('/operator/webhook/change', { id: of.id, ...input })
      : await post('/operator/webhook/create', input);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload('/operator/webhook/list');
    if ('secret' in answer.data) done(answer.data.webhook.id, answer.data.secret);
    else done(answer.data.id);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void save(event)}>
      <div className={styles.bar}>
        <Button size="xs" variant="default" onClick={back}>
          {t('back')}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.late}>
          {problem}
        </p>
      )}
      <TextInput
        label={t('address')}
        description={t('addressAbout')}
        required
        maxLength={500}
        inputMode="url"
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={t('description')}
        description={t('descriptionAbout')}
        maxLength={200}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <fieldset className={styles.kinds}>
        <legend>{t('kinds')}</legend>
        {subscribedKinds.map((kind) => (
          <Checkbox
            key={kind}
            size="xs"
            label={t(`kind_${kind}`)}
            description={kind}
            checked={kinds.includes(kind)}
            onChange={(event) =>
              setKinds(event.currentTarget.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
            }
          />
        ))}
      </fieldset>
      <Textarea
        label={t('reason')}
        rows={2}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" loading={busy}>
          {t(of ? 'save' : 'create')}
        </Button>
      </div>
    </form>
  );
}
