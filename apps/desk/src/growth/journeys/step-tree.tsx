import type { ReactNode } from 'react';
import type { DraftStep, Place } from './journey-draft.ts';
import styles from './journeys.module.css';
import { numberOfStep, useStepWords } from './step-words.ts';
import { endOf, type Sequence, treeOf } from './steps-tree.ts';
import { useJourneyTexts } from './texts/index.ts';

interface StepTreeProps {
  /** What begins it, above the first step. */
  head: ReactNode;
  steps: readonly DraftStep[];
  chosen?: string | undefined;
  /** Pressing a step chooses it. */
  choose?: (id: string) => void;
  /** Under the words of a step. */
  below?: (id: string) => ReactNode;
  /** Between two steps and at the end of each way: where one can be added. */
  add?: (place: Place) => ReactNode;
}

/** The steps of a journey from top to bottom; where it divides, the ways stand side by side. */
export function StepTree({ head, steps, ...rest }: StepTreeProps) {
  const t = useJourneyTexts();
  return (
    <section className={styles.tree} aria-label={t('steps')}>
      <div className={styles.trigger}>{head}</div>
      <Ways sequence={treeOf(steps)} byId={new Map(steps.map((step) => [step.id, step]))} {...rest} />
    </section>
  );
}

interface WaysProps extends Omit<StepTreeProps, 'head' | 'steps'> {
  sequence: Sequence;
  byId: ReadonlyMap<string, DraftStep>;
}

function Ways({ sequence, byId, chosen, choose, below, add }: WaysProps) {
  const t = useJourneyTexts();
  const words = useStepWords();
  const { items, branches, goesOn } = sequence;
  return (
    <ol className={styles.ways}>
      {items.map(({ id, place }) => {
        const step = byId.get(id)!;
        const content = (
          <>
            <span className={styles.kind}>
              <b>{numberOfStep(id)}</b> {t(`kind_${step.kind}`)}
            </span>
            <span className={styles.words}>{words(step)}</span>
          </>
        );
        return (
          <li key={id} className={styles.item}>
            <div className={styles.line}>{add?.(place)}</div>
            {choose ? (
              <button
                type="button"
                id={`step-${id}`}
                className={styles.step}
                data-kind={step.kind}
                aria-pressed={chosen === id}
                onClick={() => choose(id)}
              >
                {content}
              </button>
            ) : (
              <div className={styles.step} data-kind={step.kind}>
                {content}
              </div>
            )}
            {below?.(id)}
          </li>
        );
      })}
      {branches.length > 0 ? (
        <li className={styles.branches}>
          {branches.map(({ exit, sequence: way }) => (
            <div key={exit} className={styles.branch}>
              <span className={styles.exit}>{t(`exit_${exit}`)}</span>
              <Ways {...{ sequence: way, byId, chosen, choose, below, add }} />
            </div>
          ))}
        </li>
      ) : (
        <li className={styles.item}>
          <div className={styles.line}>{goesOn === null && add?.(endOf(sequence))}</div>
          <span className={styles.end}>
            {goesOn === null ? t('end') : t('goesOn', { number: numberOfStep(goesOn) })}
          </span>
        </li>
      )}
    </ol>
  );
}
