import type { HealthRule, IncidentSeverity, OperatorCallInput } from '@fairhouse/contract/operator';
import { Button, Checkbox, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { type Answer, post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { reload } from '../../lib/query.ts';
import { useHealthRuleTexts } from '../../lib/texts/health-rules.ts';
import { useWebhookTexts } from './texts/index.ts';
import styles from './webhooks.module.css';
import { severities as allSeverities, healthRules, type Webhook } from './webhooks-view.ts';

type Format = OperatorCallInput<'/operator/webhook/createAlert'>['format'];
type Language = Webhook['language'];

interface FormProps {
  /** Undefined: a new one. */
  of: Webhook | undefined;
  done: (id?: number) => void;
}

/** A destination of alerts, written as a whole. What is secret is never shown: left empty, it stays. */
export function AlertForm({ of, done }: FormProps) {
  const t = useWebhookTexts();
  const [format, setFormat] = useState<Format>(of?.format === 'pagerduty' ? 'pagerduty' : 'slack');
  const [address, setAddress] = useState('');
  const [routingKey, setRoutingKey] = useState('');
  const [description, setDescription] = useState(of?.description ?? '');
  const [rules, setRules] = useState<readonly HealthRule[]>(of?.rules ?? []);
  const [severities, setSeverities] = useState<readonly IncidentSeverity[]>(of?.severities ?? []);
  const [language, setLanguage] = useState<Language>(of?.language ?? 'en');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const back = () => done(of?.id);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  const isSlack = format === 'slack';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const terms = { description, rules: [...rules], severities: [...severities], language, reason };
    const places = { ...(address && { address }), ...(!isSlack && routingKey && { routingKey }) };
    const answer: Answer<Webhook> = of
      ? await post('/operator/webhook/changeAlert', { id: of.id, ...places, ...terms })
      : await post('/operator/webhook/createAlert', { format, ...places, ...terms });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload('/operator/webhook/list');
    done(answer.data.id);
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
      {!of && (
        <NativeSelect
          label={t('format')}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as Format)}
          data={(['slack', 'pagerduty'] as const).map((one) => ({ value: one, label: t(`format_${one}`) }))}
          data-autofocus
        />
      )}
      {isSlack ? (
        <PasswordInput
          label={t('slackAddress')}
          description={t(of ? 'secretKept' : 'slackAddressAbout')}
          required={!of}
          maxLength={500}
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      ) : (
        <>
          <PasswordInput
            label={t('routingKey')}
            description={t(of ? 'secretKept' : 'routingKeyAbout')}
            required={!of}
            maxLength={32}
            autoComplete="off"
            value={routingKey}
            onChange={(event) => setRoutingKey(event.currentTarget.value)}
          />
          <TextInput
            label={t('pagerDutyAddress')}
            description={t('pagerDutyAddressAbout')}
            maxLength={500}
            inputMode="url"
            autoComplete="off"
            placeholder={of?.url ?? 'https://events.pagerduty.com/v2/enqueue'}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </>
      )}
      <TextInput
        label={t('description')}
        description={t('alertDescriptionAbout')}
        maxLength={200}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('language')}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
        data={[
          { value: 'en', label: 'English' },
          { value: 'fil', label: 'Filipino' },
        ]}
      />
      <IncidentChoice {...{ rules, setRules, severities, setSeverities }} />
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

interface ChoiceProps {
  rules: readonly HealthRule[];
  setRules: (rules: readonly HealthRule[]) => void;
  severities: readonly IncidentSeverity[];
  setSeverities: (severities: readonly IncidentSeverity[]) => void;
}

/** Nothing chosen: all. */
function IncidentChoice({ rules, setRules, severities, setSeverities }: ChoiceProps) {
  const t = useWebhookTexts();
  const ruleName = useHealthRuleTexts();
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>{t('severities')}</legend>
        {allSeverities.map((one) => (
          <Checkbox
            key={one}
            size="xs"
            label={t(`severity_${one}`)}
            checked={severities.includes(one)}
            onChange={(event) =>
              setSeverities(
                allSeverities.filter((it) => (it === one ? event.currentTarget.checked : severities.includes(it))),
              )
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.kinds}>
        <legend>{t('incidents')}</legend>
        {healthRules.map((one) => (
          <Checkbox
            key={one}
            size="xs"
            label={ruleName(one)}
            checked={rules.includes(one)}
            onChange={(event) =>
              setRules(healthRules.filter((it) => (it === one ? event.currentTarget.checked : rules.includes(it))))
            }
          />
        ))}
      </fieldset>
      <p>{t('noneIsAll')}</p>
    </>
  );
}
