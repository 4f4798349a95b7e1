import { Button } from '@fairhouse/ui/button.tsx';
import { TextArea } from '@fairhouse/ui/forms/text-area.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import type { Popups } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { useMember } from '../../lib/session.ts';
import { useProblem } from '../../lib/use-problem.ts';
import styles from './contact.module.css';
import { type Draft, draftOf, problemOf, topics } from './contact-draft.ts';
import { useSupportTexts } from './texts/index.ts';

const formId = 'contact-form';

/** What was written and left, so that a step back loses nothing: kept in this page alone, for this member. */
let left: { by: number | undefined; topic: Draft['queryCategory']; message: string } | undefined;

/** The form that reaches the support team; what the casino knows of a member stands in it already. */
export function ContactForm({
  about,
  onBack,
  onClose,
}: {
  about: Popups['contact']['about'];
  onBack: (() => void) | undefined;
  onClose: () => void;
}) {
  const t = useSupportTexts();
  const member = useMember();
  const [draft, setDraft] = useState<Draft>(() => {
    const known = draftOf(member, about);
    return about || left?.by !== member?.id
      ? known
      : { ...known, queryCategory: left?.topic, message: left?.message ?? '' };
  });
  const [busy, setBusy] = useState(false);
  const problem = useProblem<keyof Draft>();

  function change(changed: Partial<Draft>): void {
    const next = { ...draft, ...changed };
    setDraft(next);
    left = { by: member?.id, topic: next.queryCategory, message: next.message };
    problem.clear();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = problemOf(draft);
    if (problem.show(found && { field: found.field, message: t(found.tip) }) || busy || !draft.queryCategory) return;
    setBusy(true);
    const answer = await post('/sys/contact/send', { ...draft, queryCategory: draft.queryCategory });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    left = undefined;
    onClose();
    void showAlert({
      title: t('sentTitle'),
      message: t(member ? 'sentToThread' : 'sent', { email: draft.email.trim() }),
    });
  }

  const field = (name: 'name' | 'username' | 'email' | 'phone') => ({
    'data-field': name,
    name,
    value: draft[name],
    error: problem.of(name),
    onChange: (value: string) => change({ [name]: value }),
  });

  return (
    <Dialog
      title={t('formTitle')}
      lead={t('formLead')}
      size="m"
      onBack={onBack}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" wide busy={busy}>
          {t('send')}
        </Button>
      }
    >
      <form ref={problem.form} id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={100} />
        <TextField
          {...field('username')}
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <TextField
          {...field('email')}
          label={t('emailAddress')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <TextField
          {...field('phone')}
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          hint={t('phoneHint')}
          digitsOnly
          maxLength={20}
        />
        <div className={styles.whole} data-field="queryCategory">
          <Picker
            label={t('queryCategory')}
            options={topics.map((topic) => ({ value: topic, label: t(topic) }))}
            value={draft.queryCategory}
            error={problem.of('queryCategory')}
            onChange={(topic) => change({ queryCategory: topics.find((known) => known === topic) })}
          />
        </div>
        <div className={styles.whole} data-field="message">
          <TextArea
            label={t('message')}
            name="message"
            maxLength={4000}
            value={draft.message}
            error={problem.of('message')}
            onChange={(message) => change({ message })}
          />
        </div>
      </form>
    </Dialog>
  );
}
