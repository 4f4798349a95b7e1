import { currencyCodes } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import styles from './affiliates.module.css';
import type { Plan } from './affiliates-view.ts';
import { draftOf, emptyPlan, type PlanDraft, readPlan } from './plan-draft.ts';
import { useAffiliateTexts } from './texts/index.ts';

interface FieldsProps {
  draft: PlanDraft;
  put: (more: Partial<PlanDraft>) => void;
}

/** A new plan, or another version of one, written as a whole. */
export function PlanEditor({ of, done }: { of: Plan | undefined; done: (id: number | undefined) => void }) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  const [draft, setDraft] = useState<PlanDraft>(() => (of ? draftOf(of) : emptyPlan()));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put = (more: Partial<PlanDraft>) => setDraft({ ...draft, ...more });
  const back = () => done(undefined);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readPlan(draft, language);
    if ('problem' in read) {
      const wrong = read.problem;
      if (wrong.text === 'nothingPaid') return setProblem(t('nothingPaid'));
      const field = t(wrong.field);
      return setProblem(
        wrong.text === 'unclear' ? t('unclear', { field, example: wrong.example }) : t('wrongNumber', { field }),
      );
    }
    setBusy(true);
    const answer = await post('/operator/affiliate/savePlan', {
      ...read.input,
      ...(of ? { id: of.id, version: of.version } : {}),
    });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload('/operator/affiliate/plans');
    showToast(t('saved'), 'success');
    done(answer.data.id);
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)}>
      <header className={styles.bar}>
        <h2>{t(of ? 'planEdit' : 'planNew')}</h2>
        <Button size="xs" variant="default" onClick={back}>
          {t('back')}
        </Button>
      </header>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <Basics draft={draft} put={put} isNew={!of} />
      <Cpa draft={draft} put={put} />
      <Share draft={draft} put={put} />
      <Textarea
        label={t('reason')}
        rows={2}
        required
        maxLength={300}
        value={draft.reason}
        onChange={(event) => put({ reason: event.currentTarget.value })}
      />
      <footer className={styles.foot}>
        <Button type="submit" size="sm" loading={busy}>
          {t('save')}
        </Button>
      </footer>
    </form>
  );
}

function Basics({ draft, put, isNew }: FieldsProps & { isNew: boolean }) {
  const t = useAffiliateTexts();
  return (
    <div className={styles.fields}>
      <TextInput
        label={t('planName')}
        required
        maxLength={80}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('currency')}
        disabled={!isNew}
        value={draft.currency}
        onChange={(event) => put({ currency: event.currentTarget.value as PlanDraft['currency'] })}
        data={[...currencyCodes]}
      />
      <TextInput
        label={t('minimumPayout')}
        inputMode="decimal"
        value={draft.minimumPayout}
        onChange={(event) => put({ minimumPayout: event.currentTarget.value })}
      />
      <TextInput
        label={t('cap')}
        description={t('capAbout')}
        inputMode="decimal"
        value={draft.cap}
        onChange={(event) => put({ cap: event.currentTarget.value })}
      />
      <TextInput
        label={t('holdDays')}
        inputMode="numeric"
        required
        value={draft.holdDays}
        onChange={(event) => put({ holdDays: event.currentTarget.value })}
      />
      <TextInput
        label={t('excludedCountries')}
        description={t('excludedAbout')}
        value={draft.excludedCountries}
        onChange={(event) => put({ excludedCountries: event.currentTarget.value })}
      />
    </div>
  );
}

function Cpa({ draft, put }: FieldsProps) {
  const t = useAffiliateTexts();
  return (
    <section className={styles.section}>
      <Checkbox
        label={t('hasCpa')}
        checked={draft.hasCpa}
        onChange={(event) => put({ hasCpa: event.currentTarget.checked })}
      />
      {draft.hasCpa && (
        <div className={styles.fields}>
          {(['cpaAmount', 'cpaFirstDeposit', 'cpaStakes', 'cpaDays'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(name)}
              inputMode={name === 'cpaDays' ? 'numeric' : 'decimal'}
              required
              value={draft[name]}
              onChange={(event) => put({ [name]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Share({ draft, put }: FieldsProps) {
  const t = useAffiliateTexts();
  const setTier = (at: number, more: Partial<PlanDraft['tiers'][number]>) =>
    put({ tiers: draft.tiers.map((tier, place) => (place === at ? { ...tier, ...more } : tier)) });
  return (
    <section className={styles.section}>
      <Checkbox
        label={t('hasShare')}
        checked={draft.hasShare}
        onChange={(event) => put({ hasShare: event.currentTarget.checked })}
      />
      {draft.hasShare && (
        <>
          <NativeSelect
            label={t('shareBy')}
            description={t('tiersAbout')}
            value={draft.shareBy}
            onChange={(event) => put({ shareBy: event.currentTarget.value as PlanDraft['shareBy'] })}
            data={(['ngr', 'firstDeposits'] as const).map((value) => ({ value, label: t(`by_${value}`) }))}
          />
          {draft.tiers.map((tier, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier is known by its place
            <div key={at} className={styles.tier}>
              <TextInput
                label={t('tierFrom')}
                inputMode="decimal"
                required
                disabled={at === 0}
                value={tier.from}
                onChange={(event) => setTier(at, { from: event.currentTarget.value })}
              />
              <TextInput
                label={t('tierPercent')}
                inputMode="decimal"
                required
                value={tier.percent}
                onChange={(event) => setTier(at, { percent: event.currentTarget.value })}
              />
              <Button
                variant="default"
                disabled={at === 0}
                aria-label={t('removeTier', { number: at + 1 })}
                onClick={() => put({ tiers: draft.tiers.filter((_, place) => place !== at) })}
              >
                ×
              </Button>
            </div>
          ))}
          <div>
            <Button
              size="xs"
              variant="default"
              disabled={draft.tiers.length >= 10}
              onClick={() => put({ tiers: [...draft.tiers, { from: '', percent: '' }] })}
            >
              {t('addTier')}
            </Button>
          </div>
          <Checkbox
            label={t('carryOver')}
            checked={draft.carryOver}
            onChange={(event) => put({ carryOver: event.currentTarget.checked })}
          />
        </>
      )}
    </section>
  );
}
