import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post, waitsForSecond } from '../../lib/api.ts';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import styles from './api-keys.module.css';
import { daysOffered, type Listed, type NewKey, networksOf } from './api-keys-view.ts';
import { ConfirmSelf } from './confirm-self.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { useApiKeyTexts } from './texts/index.ts';

interface FormProps {
  listed: Listed;
  /** With the id and the secret of what was made; neither while it waits for a second person. */
  done: (id?: number, secret?: string) => void;
}

/** A key, written as a whole. It is made after its maker has proved presence. */
export function KeyForm({ listed: { offered, rates, ownAddress }, done }: FormProps) {
  const t = useApiKeyTexts();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [purpose, setPurpose] = useState('');
  const [scopes, setScopes] = useState<NewKey['scopes']>([]);
  const [networks, setNetworks] = useState('');
  const [anyNetwork, setAnyNetwork] = useState(false);
  const [days, setDays] = useState('90');
  const [rate, setRate] = useState('300');
  const [problem, setProblem] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKeys(isConfirming ? {} : { submit: () => form.current?.requestSubmit(), close: () => done() });

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (scopes.length === 0) setProblem(t('noScopes'));
    else setConfirming(true);
  };
  const make = async (token: string): Promise<undefined> => {
    const answer = await post('/operator/apiKey/create', {
      name,
      purpose,
      scopes,
      networks: anyNetwork ? [] : networksOf(networks),
      anyNetwork,
      days,
      ratePerMinute: rate,
      token,
    });
    await reload('/operator/apiKey/list', '/operator/approval/list');
    if (answer.ok) done(answer.data.key.id, answer.data.secret ?? undefined);
    else if (answer.error !== waitsForSecond) setProblem(answer.message);
    else {
      showToast(t('proposed'), 'success');
      done();
    }
    return undefined;
  };

  return (
    <form ref={form} className={styles.form} onSubmit={confirm}>
      <div className={styles.buttons}>
        <Button size="xs" variant="default" onClick={() => done()}>
          {t('back')}
        </Button>
      </div>
      <TextInput
        label={t('name')}
        description={t('nameAbout')}
        required
        maxLength={40}
        pattern="[a-z][a-z0-9\-]{1,39}"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={t('purpose')}
        description={t('purposeAbout')}
        required
        maxLength={200}
        autoComplete="off"
        value={purpose}
        onChange={(event) => setPurpose(event.currentTarget.value)}
      />
      <ScopeChoice offered={offered} chosen={scopes} choose={setScopes} />
      <div className={styles.section}>
        <Textarea
          label={t('networks')}
          description={t('networksAbout', { address: ownAddress })}
          rows={3}
          required={!anyNetwork}
          disabled={anyNetwork}
          maxLength={2_000}
          value={networks}
          onChange={(event) => setNetworks(event.currentTarget.value)}
        />
        <Checkbox
          size="xs"
          label={t('anyNetwork')}
          checked={anyNetwork}
          onChange={(event) => setAnyNetwork(event.currentTarget.checked)}
        />
      </div>
      <div className={styles.halves}>
        <NativeSelect
          label={t('days')}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
          data={daysOffered.map((one) => ({ value: String(one), label: t('daysOf', { days: one }) }))}
        />
        <NativeSelect
          label={t('rate')}
          value={rate}
          onChange={(event) => setRate(event.currentTarget.value)}
          data={rates.map((one) => ({ value: String(one), label: t('rateOf', { count: countText(one, language) }) }))}
        />
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="sm" disabled={offered.length === 0}>
          {t('create')}
        </Button>
      </div>
      {isConfirming && <ConfirmSelf proved={make} close={() => setConfirming(false)} />}
    </form>
  );
}
