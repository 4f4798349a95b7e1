import type { JourneyTrigger } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, Menu, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { reload, useCall } from '../../lib/query.ts';
import { Answered } from '../../ui/states.tsx';
import {
  addStep,
  type Draft,
  definitionOf,
  draftOf,
  emptyDraft,
  mostSteps,
  type Place,
  problemOf,
  removeStep,
  stepIn,
  stepKinds,
  triggerKinds,
} from './journey-draft.ts';
import styles from './journeys.module.css';
import { type Journey, journeyCalls } from './journeys-view.ts';
import { GroupChoice, StepFields } from './step-fields.tsx';
import { StepTree } from './step-tree.tsx';
import { numberOfStep } from './step-words.ts';
import { useJourneyTexts } from './texts/index.ts';

interface JourneyEditorProps {
  /** Undefined: a new one. */
  id: number | undefined;
  done: (id: number | undefined) => void;
}

/** Writes a journey as a graph: the steps from top to bottom, with a form for the chosen one. */
export function JourneyEditor({ id, done }: JourneyEditorProps) {
  const query = useCall('/operator/journey/get', { id: id ?? 0 }, { enabled: id !== undefined });
  if (id === undefined) return <Form of={undefined} done={done} />;
  return <Answered query={query}>{(of) => <Form key={of.latest} of={of} done={done} />}</Answered>;
}

function Form({ of, done }: { of: Journey | undefined; done: JourneyEditorProps['done'] }) {
  const t = useJourneyTexts();
  const [draft, setDraft] = useState<Draft>(() => (of ? draftOf(of.name, of.definition) : emptyDraft()));
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const back = () => done(of?.id);
  useKeys({ submit: () => form.current?.requestSubmit(), close: back });
  // The form of a step that was added or chosen takes the focus: it is written next.
  useEffect(() => {
    if (chosen) fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [chosen]);
  const add = (place: Place, kind: (typeof stepKinds)[number]) => {
    const added = addStep(draft, place, kind);
    setDraft(added.draft);
    setChosen(added.id);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = problemOf(draft);
    if (wrong) return setProblem(t(`problem_${wrong.problem}`, { number: numberOfStep(wrong.step ?? 's') }));
    setBusy(true);
    const answer = await post('/operator/journey/save', {
      name: draft.name.trim(),
      reason: draft.reason.trim(),
      definition: definitionOf(draft),
      ...(of ? { id: of.id, version: of.latest } : {}),
    });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    await reload(...journeyCalls);
    showToast(t('saved', { version: answer.data.version }), 'success');
    done(answer.data.id);
  };
  const step = chosen === undefined ? undefined : stepIn(draft, chosen);
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)}>
      <header className={styles.bar}>
        <h2>{of ? t('editOf', { version: of.latest, name: of.name }) : t('new')}</h2>
        <Button size="xs" variant="default" onClick={back}>
          {t('cancel')}
        </Button>
      </header>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <div className={styles.two}>
        <div className={styles.canvas}>
          <StepTree
            head={<TriggerFields draft={draft} setDraft={setDraft} />}
            steps={draft.steps}
            chosen={chosen}
            choose={setChosen}
            add={(place) =>
              draft.steps.length < mostSteps && <AddStep draft={draft} place={place} add={(kind) => add(place, kind)} />
            }
          />
        </div>
        <div ref={fields} className={styles.side}>
          {step ? (
            <StepFields
              key={step.id}
              draft={draft}
              step={step}
              put={setDraft}
              remove={() => {
                setDraft(removeStep(draft, step.id));
                setChosen(undefined);
              }}
            />
          ) : (
            <p className={styles.quiet}>{t(draft.steps.length === 0 ? 'noSteps' : 'noStep')}</p>
          )}
        </div>
      </div>
      <div className={styles.fields}>
        <TextInput
          label={t('name')}
          value={draft.name}
          maxLength={80}
          required
          autoComplete="off"
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <Textarea
          label={t('reason')}
          rows={1}
          autosize
          required
          maxLength={300}
          value={draft.reason}
          onChange={(event) => setDraft({ ...draft, reason: event.currentTarget.value })}
        />
      </div>
      <footer className={styles.foot}>
        <span>{t('saveAbout')}</span>
        <Button type="submit" size="sm" loading={busy}>
          {t('save')}
        </Button>
      </footer>
    </form>
  );
}

/** Names the place for who cannot see it: between which steps. */
function AddStep({
  draft,
  place,
  add,
}: {
  draft: Draft;
  place: Place;
  add: (kind: (typeof stepKinds)[number]) => void;
}) {
  const t = useJourneyTexts();
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = useRef(false);
  const isFirst = draft.steps.length === 0;
  const label =
    place === 'start'
      ? isFirst
        ? t('addFirst')
        : t('addBefore', { number: numberOfStep(draft.steps[0]!.id) })
      : t('addAt', { number: numberOfStep(place.step), exit: t(`exit_${place.exit}`) });
  return (
    <Menu
      position="bottom"
      withinPortal
      // A chosen kind gives the focus to the form of the new step; a menu that is left gives it back.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      onOpen={() => {
        isChosen.current = false;
      }}
      onClose={() => !isChosen.current && button.current?.focus()}
    >
      <Menu.Target>
        <button ref={button} type="button" className={styles.add} aria-label={label} title={label}>
          {isFirst ? t('addFirst') : '+'}
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('chooseKind')}>
        {stepKinds.map((kind) => (
          <Menu.Item
            key={kind}
            onClick={() => {
              isChosen.current = true;
              add(kind);
            }}
          >
            {t(`kind_${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function TriggerFields({ draft, setDraft }: { draft: Draft; setDraft: (draft: Draft) => void }) {
  const t = useJourneyTexts();
  const { trigger } = draft;
  const put = (more: Partial<Draft['trigger']>) => setDraft({ ...draft, trigger: { ...trigger, ...more } });
  const { kind } = trigger;
  return (
    <>
      <NativeSelect
        size="xs"
        label={t('begins')}
        description={t('triggerAbout')}
        value={kind}
        onChange={(event) => put({ kind: event.currentTarget.value as JourneyTrigger })}
        data={triggerKinds.map((one) => ({ value: one, label: t(`trigger_${one}`) }))}
      />
      {(kind === 'noDeposit' || kind === 'noLogIn') && (
        <TextInput
          size="xs"
          label={t('days')}
          type="number"
          min={1}
          max={365}
          required
          value={trigger.days}
          onChange={(event) => put({ days: event.currentTarget.value })}
        />
      )}
      {kind === 'levelReached' && (
        <TextInput
          size="xs"
          label={t('level')}
          type="number"
          min={1}
          max={1000}
          required
          value={trigger.level}
          onChange={(event) => put({ level: event.currentTarget.value })}
        />
      )}
      {kind === 'enteredGroup' && <GroupChoice value={trigger.group} set={(group) => put({ group })} />}
    </>
  );
}
