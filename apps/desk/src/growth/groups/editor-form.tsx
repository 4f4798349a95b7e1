import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import styles from './groups.module.css';
import { useGroupTexts } from './texts/index.ts';

interface EditorFormProps {
  title: string;
  name: string;
  setName: (name: string) => void;
  /** Between the name and the foot. */
  children: ReactNode;
  /** At the foot, before the button. */
  foot?: ReactNode;
  submit: string;
  /** Whether what is written can be saved at all. */
  ready: boolean;
  /** Saves, and answers what speaks against it. */
  save: () => Promise<string | undefined>;
  back: () => void;
}

/** What is written under a name: saved as a whole, or left. */
export function EditorForm({ title, name, setName, children, foot, submit, ready, save, back }: EditorFormProps) {
  const t = useGroupTexts();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    const said = await save();
    setBusy(false);
    if (said !== undefined) setProblem(said);
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void onSubmit(event)}>
      <header className={styles.bar}>
        <h2>{title}</h2>
        <Button size="xs" variant="default" onClick={back}>
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
      {children}
      <footer className={styles.foot}>
        {foot}
        <Button type="submit" size="sm" loading={busy} disabled={!ready}>
          {submit}
        </Button>
      </footer>
    </form>
  );
}
