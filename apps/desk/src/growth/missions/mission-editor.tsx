import type { MissionCategory, MissionKind } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import { EntryFields } from '../../ui/entry/entry-fields.tsx';
import { categories, type Draft, draftOf, emptyDraft, kinds, readDraft } from './mission-draft.ts';
import styles from './missions.module.css';
import type { Mission } from './missions-view.ts';
import { useMissionTexts } from './texts/index.ts';

interface EditorProps {
  /** Undefined: a new one. */
  of: Mission | undefined;
  /** Writes another one that says the same. */
  isCopy: boolean;
  done: (id: number | undefined) => void;
}

/** A draft, written as a whole; a new one, a copy, or again. */
export function MissionEditor({ of, isCopy, done }: EditorProps) {
  const t = useMissionTexts();
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>(() => (of ? draftOf(of, isCopy) : emptyDraft()));
  const again = isCopy ? undefined : of;
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const back = () => done(of?.id);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readDraft(draft);
    if ('problem' in read) return setProblem(t(read.problem));
    setBusy(true);
    const answer = again
      ? await post('/operator/mission/save', { ...read.input, id: again.id, contentHash: again.contentHash })
      : await post('/operator/mission/create', read.input);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload('/operator/mission/list');
    showToast(t('saved'), 'success');
    done(answer.data.id);
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)}>
      <header className={styles.bar}>
        <h2>{again ? t('editTitle', { name: language === 'fil' ? again.filipino : again.english }) : t('new')}</h2>
        <Button size="xs" variant="default" onClick={back}>
          {t('back')}
        </Button>
      </header>
      <Definition draft={draft} put={put} />
      <Textarea
        label={t('reason')}
        rows={2}
        required
        maxLength={300}
        value={draft.reason}
        onChange={(event) => put({ reason: event.currentTarget.value })}
      />
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <footer className={styles.foot}>
        <span>{t('createAbout')}</span>
        <Button type="submit" size="sm" loading={busy}>
          {t('save')}
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
      <TextInput
        label={t('mostPlayers')}
        description={t('mostPlayersAbout')}
        inputMode="numeric"
        value={draft.mostPlayers}
        onChange={(event) => put({ mostPlayers: event.currentTarget.value })}
      />
      <EntryFields entry={draft.entry} put={(entry) => put({ entry })} />
    </div>
  );
}
