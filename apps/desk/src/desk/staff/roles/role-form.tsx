import { brokenRule } from '@fairhouse/contract/role-rules';
import type { Permission } from '@fairhouse/contract/roles';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post, waitsForSecond } from '../../../lib/api.ts';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { reload } from '../../../lib/query.ts';
import { usePermissionTexts } from '../../../lib/texts/permissions.ts';
import { useSeparationTexts } from '../../../lib/texts/separation.ts';
import styles from '../staff.module.css';
import { PermissionChoice } from './permission-choice.tsx';
import forms from './roles.module.css';
import { asHeld, type ComposedRole, comparedWith, type RoleLine } from './roles-view.ts';
import { useRolesTexts } from './texts.ts';

interface FormProps {
  lines: readonly RoleLine[];
  /** Undefined: a new one. */
  of: ComposedRole | undefined;
  /** Of a new one: the role that it begins as. */
  from: RoleLine | undefined;
  /** With the role that was saved, or that was open before. */
  done: (role?: string) => void;
}

/** A role, written as a whole: Ctrl+Enter saves it, Escape leaves. */
export function RoleForm({ lines, of, from, done }: FormProps) {
  const t = useRolesTexts();
  const [name, setName] = useState(of?.name ?? '');
  const [description, setDescription] = useState(of?.description ?? '');
  const [held, setHeld] = useState<readonly Permission[]>(of?.permissions ?? from?.permissions ?? []);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const back = () => done(of?.role ?? from?.role);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (held.length === 0) return setProblem(t('noPermission'));
    setBusy(true);
    const terms = { name, description, permissions: [...held], reason };
    const answer = of
      ? await post('/operator/staff/role/change', { id: of.id, version: of.version, ...terms })
      : await post('/operator/staff/role/create', terms);
    setBusy(false);
    await reload('/operator/staff/role/list', '/operator/staff/role/names', '/operator/staff/role/history');
    await reload('/operator/staff/list', '/operator/approval/list');
    if (answer.ok) return done(answer.data.role);
    if (answer.error !== waitsForSecond) return setProblem(answer.message);
    showToast(t('proposed'), 'success');
    done(of?.role);
  };
  return (
    <form ref={form} className={forms.form} onSubmit={(event) => void save(event)}>
      <div className={styles.line}>
        <Button size="xs" variant="default" onClick={back}>
          {t('back')}
        </Button>
      </div>
      <h2>{of ? t('changeTitle', { name: of.name }) : t('composeTitle')}</h2>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <TextInput
        label={t('name')}
        required
        maxLength={40}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
        autoFocus
      />
      <TextInput
        label={t('description')}
        description={t('descriptionAbout')}
        maxLength={300}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      {!of && (
        <NativeSelect
          label={t('startFrom')}
          description={t('startFromAbout')}
          defaultValue={from?.role ?? ''}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setHeld(lines.find(({ role }) => role === chosen)?.permissions ?? []);
          }}
          data={[
            { value: '', label: t('empty') },
            ...lines
              .filter(({ composed }) => !composed?.removeTime)
              .map(({ role, name: label }) => ({ value: role, label })),
          ]}
        />
      )}
      <PermissionChoice held={held} setHeld={setHeld} />
      <Judgement of={of} held={held} />
      <Textarea
        label={t('reason')}
        rows={2}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.line}>
        <Button type="submit" size="sm" loading={busy}>
          {t(of ? 'save' : 'compose')}
        </Button>
      </div>
    </form>
  );
}

/** Which rule the role breaks as it is written, and whether a second administrator has to approve it. */
function Judgement({ of, held }: { of: ComposedRole | undefined; held: readonly Permission[] }) {
  const t = useRolesTexts();
  const sentence = usePermissionTexts();
  const why = useSeparationTexts();
  const broken = brokenRule([asHeld(held)]);
  const takesTwo = of && of.holders.length > 0 && comparedWith(held, of.permissions).adds.length > 0;
  return (
    <>
      {broken && (
        <p className={styles.bad} role="alert">
          {t('apart', { one: sentence(broken.one), other: sentence(broken.other), why: why(broken.rule) })}
        </p>
      )}
      {takesTwo && <p role="status">{t('takesTwo', { count: of.holders.length })}</p>}
    </>
  );
}
