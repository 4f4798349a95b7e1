import type { GroupCondition } from '@fairhouse/contract/operator';
import { currencyCodes } from '@fairhouse/money';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { Choice } from '../../ui/choices/choice.tsx';
import { CountryChoice } from '../../ui/choices/country-choice.tsx';
import styles from './groups.module.css';
import {
  changed,
  isParts,
  type Kinds,
  type LineDraft,
  linesIn,
  newLine,
  newParts,
  type Parameter,
  type PartsDraft,
  type RuleDraft,
} from './rule-draft.ts';
import { useGroupTexts, useWord } from './texts/index.ts';

/** As the server has it (`deepestGroupRule`, where a negation is a level of its own; `mostGroupConditions`). */
const deepest = 3;
const mostLines = 30;

type Change = (id: number, change: (part: RuleDraft) => RuleDraft | undefined) => void;

interface RuleEditorProps {
  draft: PartsDraft;
  kinds: Kinds;
  set: (draft: PartsDraft) => void;
}

/** A rule as a tree of lines: each a condition that holds or does not, in lists of which all or any must. */
export function RuleEditor({ draft, kinds, set }: RuleEditorProps) {
  const t = useGroupTexts();
  const change: Change = (id, how) => set(changed(draft, id, how));
  return (
    <section className={styles.tree} aria-label={t('rule')}>
      <Parts draft={draft} kinds={kinds} change={change} depth={1} isFull={linesIn(draft) >= mostLines} />
    </section>
  );
}

interface PartsProps {
  draft: PartsDraft;
  kinds: Kinds;
  change: Change;
  depth: number;
  isFull: boolean;
}

const meanings = ['ofAll', 'ofAny', 'notAll', 'notAny'] as const;

function Parts({ draft, kinds, change, depth, isFull }: PartsProps) {
  const t = useGroupTexts();
  const { id, of, not, parts } = draft;
  const add = (part: RuleDraft) => change(id, (own) => ({ ...(own as PartsDraft), parts: [...parts, part] }));
  return (
    <fieldset className={styles.parts} data-depth={depth}>
      <legend className="visually-hidden">{t('matches')}</legend>
      <div className={styles.head}>
        <NativeSelect
          size="xs"
          aria-label={t('matches')}
          value={`${not ? 'not' : 'of'}${of === 'all' ? 'All' : 'Any'}`}
          onChange={(event) => {
            const meaning = event.currentTarget.value;
            change(id, (own) => ({
              ...(own as PartsDraft),
              of: meaning.endsWith('All') ? 'all' : 'any',
              not: meaning.startsWith('not'),
            }));
          }}
          data={meanings.map((value) => ({ value, label: t(value) }))}
        />
        {depth > 1 && <Remove remove={() => change(id, () => undefined)} />}
      </div>
      {parts.map((part) =>
        isParts(part) ? (
          <Parts key={part.id} draft={part} kinds={kinds} change={change} depth={depth + 1} isFull={isFull} />
        ) : (
          <Line key={part.id} draft={part} kinds={kinds} change={change} isAlone={depth === 1 && parts.length === 1} />
        ),
      )}
      <div className={styles.adds}>
        <Button size="compact-xs" variant="subtle" disabled={isFull} onClick={() => add(newLine())}>
          {t('addCondition')}
        </Button>
        {depth < deepest && (
          <Button size="compact-xs" variant="subtle" disabled={isFull} onClick={() => add(newParts('any'))}>
            {t('addParts')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Remove({ remove }: { remove: () => void }) {
  const t = useGroupTexts();
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('remove')} onClick={remove}>
      <Icon name="close" size={16} />
    </ActionIcon>
  );
}

interface LineProps {
  draft: LineDraft;
  kinds: Kinds;
  change: Change;
  /** The only one of the rule: it may be changed, not taken away. */
  isAlone: boolean;
}

function Line({ draft: { id, condition, not, typed }, kinds, change, isAlone }: LineProps) {
  const t = useGroupTexts();
  const parameters = kinds.find((kind) => kind.condition === condition)?.parameters ?? [];
  const set = (more: Partial<LineDraft>) => change(id, (own) => ({ ...(own as LineDraft), ...more }));
  return (
    <div className={styles.lineDraft}>
      <NativeSelect
        size="xs"
        aria-label={t('condition')}
        value={condition}
        onChange={(event) => set({ condition: event.currentTarget.value as GroupCondition, typed: {} })}
        data={kinds.map((kind) => ({ value: kind.condition, label: t(`condition_${kind.condition}`) }))}
      />
      <div className={styles.values}>
        {parameters.map((parameter) => (
          <Value
            key={parameter.name}
            of={parameter}
            value={typed[parameter.name] ?? ''}
            set={(value) => set({ typed: { ...typed, [parameter.name]: value } })}
          />
        ))}
      </div>
      <NativeSelect
        size="xs"
        aria-label={t('whether')}
        value={not ? 'not' : 'is'}
        onChange={(event) => set({ not: event.currentTarget.value === 'not' })}
        data={[
          { value: 'is', label: t('holds') },
          { value: 'not', label: t('holdsNot') },
        ]}
      />
      {!isAlone && <Remove remove={() => change(id, () => undefined)} />}
    </div>
  );
}

interface ValueProps {
  of: Parameter;
  value: string;
  set: (value: string) => void;
}

/** The name of a field stays in sight beside what is typed. */
const named = { root: styles.value!, label: styles.valueName! };

const asNumber: ReadonlySet<string> = new Set(['days', 'level', 'times', 'member', 'campaign']);

function Value({ of, value, set }: ValueProps) {
  const t = useGroupTexts();
  const word = useWord();
  const { name, unit, words, several, needed } = of;
  const label = t(`parameter_${name}` as 'parameter_is');
  if (several && words) return <Several label={label} words={words} value={value} set={set} />;
  if (unit === 'countries') return <CountryChoice size="xs" classNames={named} label={label} value={value} set={set} />;
  const choices = unit === 'currency' ? currencyCodes : words;
  if (choices) {
    return (
      <NativeSelect
        size="xs"
        classNames={named}
        label={label}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
        data={[
          { value: '', label: needed ? '–' : t('anything') },
          ...choices.map((one) => ({ value: one, label: word(one) })),
        ]}
      />
    );
  }
  return (
    <TextInput
      size="xs"
      classNames={named}
      label={label}
      type={unit === 'day' ? 'date' : 'text'}
      inputMode={asNumber.has(unit) ? 'numeric' : unit === 'amount' ? 'decimal' : undefined}
      data-unit={unit}
      autoComplete="off"
      maxLength={400}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

/** Some of a few words, each a button that stays down. */
function Several({ label, words, value, set }: { label: string; words: readonly string[] } & Omit<ValueProps, 'of'>) {
  const word = useWord();
  const chosen = value.split(', ').filter(Boolean);
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    set(next.join(', '));
  };
  return (
    <Choice label={label} options={words.map((key) => ({ key, name: word(key) }))} current={chosen} choose={toggle} />
  );
}
