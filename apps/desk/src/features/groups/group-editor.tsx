import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { reload } from '../../lib/query.ts';
import { GroupCount } from './group-count.tsx';
import styles from './groups.module.css';
import type { Group } from './groups-view.ts';
import { draftOf, type Kinds, newParts, ruleOf } from './rule-draft.ts';
import { RuleEditor } from './rule-editor.tsx';
import { useGroupTexts } from './texts/index.ts';

interface GroupEditorProps {
  /** Undefined: a new one. */
  of: Group | undefined;
  kinds: Kinds;
  done: (id: number | undefined) => void;
}

/** Writes the next version of a group, and counts whom it means while it is written. */
export function GroupEditor({ of, kinds, done }: GroupEditorProps) {
  const t = useGroupTexts();
  const [name, setName] = useState(of?.name ?? '');
  const [reason, setReason] = useState('');
  const [draft, setDraft] = useState(() => (of ? draftOf(of.rule as never) : newParts()));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKeys({ submit: () => form.current?.requestSubmit(), close: () => done(of?.id) });
  const rule = ruleOf(draft, kinds);
  const version = (of?.version ?? 0) + 1;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !rule) return;
    setBusy(true);
    const answer = await post('/operator/group/save', {
      name: name.trim(),
      rule: rule as never,
      reason: reason.trim(),
      ...(of ? { id: of.id, version: of.version } : {}),
    });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload('/operator/group/list', '/operator/group/versions');
    showToast(t('saved', { version }), 'success');
    done(answer.data.id);
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)}>
      <header className={styles.bar}>
        <h2>{of ? t('editGroup', { version, name: of.name }) : t('newGroup')}</h2>
        <Button size="xs" variant="default" onClick={() => done(of?.id)}>
          {t('backToList')}
        </Button>
      </header>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <TextInput
        label={t('name')}
        value={name}
        maxLength={80}
        required
        autoComplete="off"
        className={styles.field}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <RuleEditor draft={draft} kinds={kinds} set={setDraft} />
      <GroupCount rule={rule} />
      <footer className={styles.foot}>
        <TextInput
          label={t('whySaved')}
          value={reason}
          maxLength={300}
          required
          autoComplete="off"
          className={styles.field}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" size="sm" loading={busy} disabled={!rule}>
          {t('saveVersion', { version })}
        </Button>
      </footer>
    </form>
  );
}
