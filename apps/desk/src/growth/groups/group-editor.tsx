import { showToast } from '@fairhouse/ui/toasts.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { EditorForm } from './editor-form.tsx';
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
  const rule = ruleOf(draft, kinds);
  const version = (of?.version ?? 0) + 1;
  const save = async () => {
    const answer = await post('/operator/group/save', {
      name: name.trim(),
      rule: rule as never,
      reason: reason.trim(),
      ...(of ? { id: of.id, version: of.version } : {}),
    });
    if (!answer.ok) return answer.message;
    await reload('/operator/group/list', '/operator/group/versions');
    showToast(t('saved', { version }), 'success');
    done(answer.data.id);
    return undefined;
  };
  return (
    <EditorForm
      title={of ? t('editGroup', { version, name: of.name }) : t('newGroup')}
      name={name}
      setName={setName}
      foot={
        <TextInput
          label={t('whySaved')}
          value={reason}
          maxLength={300}
          required
          autoComplete="off"
          className={styles.field}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      }
      submit={t('saveVersion', { version })}
      ready={rule !== undefined}
      save={save}
      back={() => done(of?.id)}
    >
      <RuleEditor draft={draft} kinds={kinds} set={setDraft} />
      <GroupCount rule={rule} />
    </EditorForm>
  );
}
