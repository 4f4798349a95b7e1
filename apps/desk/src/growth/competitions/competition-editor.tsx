import type { CompetitionKind, CompetitionMeasure, CompetitionTies, SeriesStep } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload, useCall } from '../../lib/query.ts';
import { EntryFields } from '../../ui/entry/entry-fields.tsx';
import { Answered } from '../../ui/states.tsx';
import { type Draft, draftOf, emptyDraft, type LineName, readDraft } from './competition-draft.ts';
import styles from './competitions.module.css';
import type { Competition } from './competitions-view.ts';
import { EditorSection } from './editor-section.tsx';
import { GameFields } from './game-fields.tsx';
import { PrizeFields } from './prize-fields.tsx';
import { useCompetitionTexts } from './texts/index.ts';

interface EditorProps {
  /** Undefined: a new one. */
  id: number | undefined;
  /** Writes another one that says the same. */
  isCopy: boolean;
  done: (id: number | undefined) => void;
}

/** A draft, written as a whole; a new one, a copy, or again. */
export function CompetitionEditor({ id, isCopy, done }: EditorProps) {
  const query = useCall('/operator/competition/get', { id: id ?? 0 }, { enabled: id !== undefined });
  if (id === undefined) return <Form of={undefined} from={emptyDraft()} done={done} />;
  return (
    <Answered query={query}>
      {(of) => <Form key={of.contentHash} of={isCopy ? undefined : of} from={draftOf(of, isCopy)} done={done} />}
    </Answered>
  );
}

function Form({ of, from, done }: { of: Competition | undefined; from: Draft } & Pick<EditorProps, 'done'>) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>(from);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put = (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more }));
  const back = () => done(of?.id);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  const lineName = (line: LineName) => (typeof line === 'number' ? t('place', { place: line }) : t(`line_${line}`));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readDraft(draft, language);
    if ('problem' in read) {
      const { problem: found } = read;
      return setProblem(
        'line' in found ? t(found.text, { example: '', ...found, what: lineName(found.line) }) : t(found.text),
      );
    }
    setBusy(true);
    const answer = of
      ? await post('/operator/competition/save', { ...read.input, id: of.id, contentHash: of.contentHash })
      : await post('/operator/competition/create', read.input);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload('/operator/competition/list', '/operator/competition/get', '/operator/competition/preview');
    showToast(t('saved'), 'success');
    done(answer.data.id);
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)}>
      <header className={styles.bar}>
        <h2>{of ? t('editTitle', { name: language === 'fil' ? of.filipino : of.english }) : t('new')}</h2>
        <Button size="xs" variant="default" onClick={back}>
          {t('back')}
        </Button>
      </header>
      <About draft={draft} put={put} />
      <Score draft={draft} put={put} />
      <EditorSection title={t('games')} about={t('gamesAbout')}>
        <GameFields games={draft.games} put={(games) => put({ games })} />
      </EditorSection>
      <Entry draft={draft} put={put} />
      <EditorSection title={t('money')} about={t('moneyAbout')}>
        <PrizeFields draft={draft} put={put} lineName={lineName} />
      </EditorSection>
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

interface PartProps {
  draft: Draft;
  put: (more: Partial<Draft>) => void;
}

type Typed =
  | 'english'
  | 'filipino'
  | 'begin'
  | 'end'
  | 'entryCloses'
  | 'rounds'
  | 'roundMost'
  | 'mostPlayers'
  | 'times';

interface TypedFieldProps extends PartProps {
  name: Typed;
  kind?: 'text' | 'moment' | 'number';
  about?: string;
  required?: boolean;
}

function TypedField({ draft, put, name, kind = 'text', about, required = false }: TypedFieldProps) {
  const t = useCompetitionTexts();
  return (
    <TextInput
      type={kind === 'moment' ? 'datetime-local' : 'text'}
      {...(kind === 'number' ? { inputMode: 'numeric' as const } : { maxLength: 80 })}
      {...(name === 'english' || name === 'filipino' ? { lang: name === 'english' ? 'en' : 'fil' } : {})}
      label={t(name)}
      description={about}
      required={required}
      autoComplete="off"
      value={draft[name]}
      onChange={(event) => put({ [name]: event.currentTarget.value })}
    />
  );
}

function About({ draft, put }: PartProps) {
  const t = useCompetitionTexts();
  const part = { draft, put };
  return (
    <EditorSection title={t('aboutPart')}>
      <div className={styles.fields}>
        <TypedField {...part} name="english" required />
        <TypedField {...part} name="filipino" required />
        <TypedField {...part} name="begin" kind="moment" about={t('timesAbout')} required />
        <TypedField {...part} name="end" kind="moment" about={t('timesAbout')} required />
        <NativeSelect
          label={t('repeats')}
          description={t('repeatsAbout')}
          value={draft.every}
          onChange={(event) => put({ every: event.currentTarget.value as SeriesStep | '' })}
          data={[
            { value: '', label: t('once') },
            { value: 'week', label: t('every_week') },
            { value: 'month', label: t('every_month') },
          ]}
        />
        {draft.every !== '' && <TypedField {...part} name="times" kind="number" required />}
      </div>
    </EditorSection>
  );
}

function Score({ draft, put }: PartProps) {
  const t = useCompetitionTexts();
  const part = { draft, put };
  return (
    <EditorSection title={t('scorePart')} about={t('scoreAbout')}>
      <div className={styles.fields}>
        <NativeSelect
          label={t('kind')}
          description={t(`kindAbout_${draft.kind}`)}
          value={draft.kind}
          onChange={(event) => put({ kind: event.currentTarget.value as CompetitionKind })}
          data={(['tournament', 'race'] as const).map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
        />
        <TypedField {...part} name="rounds" kind="number" about={t('roundsAbout')} required />
        {draft.kind === 'race' && (
          <NativeSelect
            label={t('measure')}
            value={draft.measure}
            onChange={(event) => put({ measure: event.currentTarget.value as CompetitionMeasure })}
            data={(['multiple', 'wins'] as const).map((one) => ({ value: one, label: t(`measure_${one}`) }))}
          />
        )}
        {(draft.kind === 'tournament' || draft.measure === 'multiple') && (
          <TypedField {...part} name="roundMost" kind="number" about={t('roundMostAbout')} />
        )}
        <NativeSelect
          label={t('ties')}
          description={t(`tiesAbout_${draft.ties}`)}
          value={draft.ties}
          onChange={(event) => put({ ties: event.currentTarget.value as CompetitionTies })}
          data={(['shared', 'fewerRounds'] as const).map((one) => ({ value: one, label: t(`ties_${one}`) }))}
        />
      </div>
    </EditorSection>
  );
}

function Entry({ draft, put }: PartProps) {
  const t = useCompetitionTexts();
  const part = { draft, put };
  return (
    <EditorSection title={t('entryPart')} about={t('entryAbout')}>
      <div className={styles.fields}>
        <TypedField {...part} name="mostPlayers" kind="number" about={t('mostPlayersAbout')} />
        <TypedField {...part} name="entryCloses" kind="moment" about={t('entryClosesAbout')} />
        <EntryFields entry={draft.entry} put={(entry) => put({ entry })} />
      </div>
    </EditorSection>
  );
}
