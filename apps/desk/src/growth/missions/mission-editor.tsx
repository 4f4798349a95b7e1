import type { MissionCategory, MissionKind } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { reload } from '../../lib/query.ts';
import { categories, type Draft, emptyDraft, kinds, readDraft } from './mission-draft.ts';
import styles from './missions.module.css';
import { useMissionTexts } from './texts/index.ts';

/** A new mission, written as a whole. */
export function MissionEditor({ done }: { done: (id: number | undefined) => void }) {
  const t = useMissionTexts();
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const back = () => done(undefined);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readDraft(draft);
    if ('problem' in read) return setProblem(t(read.problem));
    setBusy(true);
    const answer = await post('/operator/mission/create', read.input);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload('/operator/mission/list');
    showToast(t('created'), 'success');
    done(answer.data.id);
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)}>
      <header className={styles.bar}>
        <h2>{t('new')}</h2>
        <Button size="xs" variant="default" onClick={back}>
          {t('back')}
        </Button>
      </header>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <Definition draft={draft} put={put} />
      <Textarea
        label={t('reason')}
        rows={2}
        required
        maxLength={300}
        value={draft.reason}
        onChange={(event) => put({ reason: event.currentTarget.value })}
      />
      <footer className={styles.foot}>
        <span>{t('createAbout')}</span>
        <Button type="submit" size="sm" loading={busy}>
          {t('create')}
        </Button>
      </footer>
    </form>
  );
}

function Definition({ draft, put }: { draft: Draft; put: (more: Partial<Draft>) => void }) {
  const t = useMissionTexts();
  return (
    <div className={styles.fields}>
      {(['english', 'filipino'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(name)}
          lang={name === 'english' ? 'en' : 'fil'}
          required
          maxLength={80}
          autoComplete="off"
          value={draft[name]}
          onChange={(event) => put({ [name]: event.currentTarget.value })}
        />
      ))}
      <NativeSelect
        label={t('kind')}
        description={t('kindAbout')}
        value={draft.kind}
        onChange={(event) => put({ kind: event.currentTarget.value as MissionKind })}
        data={kinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
      />
      <TextInput
        label={t('points')}
        description={t('pointsAbout')}
        inputMode="numeric"
        required
        value={draft.points}
        onChange={(event) => put({ points: event.currentTarget.value })}
      />
      {(['begin', 'end'] as const).map((name) => (
        <TextInput
          key={name}
          type="datetime-local"
          label={t(name)}
          description={t('timesAbout')}
          required
          value={draft[name]}
          onChange={(event) => put({ [name]: event.currentTarget.value })}
        />
      ))}
      {draft.kind === 'differentGames' && (
        <TextInput
          label={t('count')}
          description={t('countAbout')}
          inputMode="numeric"
          required
          value={draft.count}
          onChange={(event) => put({ count: event.currentTarget.value })}
        />
      )}
      {draft.kind === 'roundInCategory' && (
        <NativeSelect
          label={t('category')}
          value={draft.category}
          onChange={(event) => put({ category: event.currentTarget.value as MissionCategory })}
          data={categories.map((category) => ({ value: category, label: t(`category_${category}`) }))}
        />
      )}
    </div>
  );
}
