import type { CompetitionKind, CompetitionMeasure } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload, useCall } from '../../lib/query.ts';
import { type Draft, emptyDraft, readDraft } from './competition-draft.ts';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';

const kinds = ['tournament', 'race'] as const satisfies readonly CompetitionKind[];
const measures = ['multiple', 'wins'] as const satisfies readonly CompetitionMeasure[];
const mostPlaces = 100;

/** A new competition, written as a whole. */
export function CompetitionEditor({ done }: { done: (id: number | undefined) => void }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const back = () => done(undefined);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  const lineName = (line: number) => (line === 0 ? t('minimumStake') : t('place', { place: line }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readDraft(draft, language);
    if ('problem' in read) {
      const of = read.problem;
      return setProblem('line' in of ? t(of.text, { example: '', ...of, what: lineName(of.line) }) : t(of.text));
    }
    setBusy(true);
    const answer = await post('/operator/competition/create', read.input);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload('/operator/competition/list');
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
      <Amounts draft={draft} put={put} lineName={lineName} />
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

interface PartProps {
  draft: Draft;
  put: (more: Partial<Draft>) => void;
}

function Definition({ draft, put }: PartProps) {
  const t = useCompetitionTexts();
  const games = useCall('/operator/competition/games', {});
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
        description={t(`kindAbout_${draft.kind}`)}
        value={draft.kind}
        onChange={(event) => put({ kind: event.currentTarget.value as CompetitionKind })}
        data={kinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
      />
      <TextInput
        label={t('rounds')}
        description={t('roundsAbout')}
        inputMode="numeric"
        required
        value={draft.rounds}
        onChange={(event) => put({ rounds: event.currentTarget.value })}
      />
      {draft.kind === 'race' && (
        <NativeSelect
          label={t('measure')}
          value={draft.measure}
          onChange={(event) => put({ measure: event.currentTarget.value as CompetitionMeasure })}
          data={measures.map((measure) => ({ value: measure, label: t(`measure_${measure}`) }))}
        />
      )}
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
      <MultiSelect
        className={styles.whole ?? ''}
        label={t('games')}
        description={t('gamesAbout')}
        data={(games.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.games}
        onChange={(chosen) => put({ games: chosen })}
        searchable
        maxValues={200}
        comboboxProps={{ withinPortal: true }}
      />
    </div>
  );
}

function Amounts({ draft: { lines }, put, lineName }: PartProps & { lineName: (line: number) => string }) {
  const t = useCompetitionTexts();
  const set = (line: number, currency: Currency, typed: string) =>
    put({ lines: lines.map((one, at) => (at === line ? { ...one, [currency]: typed } : one)) });
  return (
    <fieldset className={styles.amounts}>
      <legend>{t('money')}</legend>
      <p className={styles.quiet}>{t('moneyAbout')}</p>
      <div className={styles.grid}>
        <span />
        {currencyCodes.map((currency) => (
          <span key={currency} className={styles.currency}>
            {currency}
          </span>
        ))}
        {lines.map((line, at) => [
          <span key={lineName(at)}>{lineName(at)}</span>,
          ...currencyCodes.map((currency) => (
            <TextInput
              key={`${lineName(at)} ${currency}`}
              size="xs"
              aria-label={t('amountOf', { what: lineName(at), currency })}
              inputMode="decimal"
              autoComplete="off"
              value={line[currency] ?? ''}
              onChange={(event) => set(at, currency, event.currentTarget.value)}
            />
          )),
        ])}
      </div>
      <div className={styles.decisions}>
        <Button
          size="xs"
          variant="default"
          disabled={lines.length > mostPlaces}
          onClick={() => put({ lines: [...lines, {}] })}
        >
          {t('addPlace')}
        </Button>
        {lines.length > 2 && (
          <Button size="xs" variant="default" onClick={() => put({ lines: lines.slice(0, -1) })}>
            {t('removePlace')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
