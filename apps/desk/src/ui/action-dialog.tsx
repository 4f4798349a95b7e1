import type { Currency } from '@fairhouse/money';
import { Button, Checkbox, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isWriting, useKeys } from '../lib/keys/use-keys.ts';
import { useLanguage } from '../lib/language.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './action-dialog.module.css';
import { CountryChoice } from './choices/country-choice.tsx';
import { PlayerChoice } from './choices/player-choice.tsx';
import { readAmounts } from './facts/read-amounts.ts';

export interface ActionField {
  name: string;
  label: string;
  /** `dayOrNone`: a day, or `none` where there is none; `noneLabel` says so. */
  kind: 'text' | 'area' | 'select' | 'day' | 'dayOrNone' | 'countries' | 'moment' | 'amount' | 'number' | 'players';
  noneLabel?: string;
  /** Of `amount`; the one that is chosen in the field `currency` unless given. */
  currency?: Currency;
  about?: string;
  required?: boolean;
  initial?: string;
  /** Of `select`; of `players` those whose names are known already. */
  options?: readonly { value: string; label: string }[];
  /** Of `players`: how many can be chosen. */
  most?: number;
  maxLength?: number;
  /** Two such fields stand side by side. */
  half?: boolean;
}

/** A reason that is written already; `1` to `9` choose one. */
export interface Template {
  code: string;
  /** What stands in the list; the text itself unless given. */
  label?: string;
  text: string;
}

interface ActionDialogProps {
  title: string;
  /** What is about to be done, exactly. */
  children?: ReactNode;
  fields: readonly ActionField[];
  templates?: readonly Template[];
  templatesLabel?: string;
  /** The field that a template fills. */
  templateField?: string;
  submit: string;
  tone?: 'green' | 'red';
  /** Pixels. */
  size?: number;
  /** At the left edge without a veil, so that what the decision is about stays in sight. */
  beside?: boolean;
  /** Where another field depends on what is chosen in this one. */
  onChange?: (name: string, value: string) => void;
  /** Undefined when done; otherwise what went wrong, which the window shows. */
  onSubmit: (values: Record<string, string>, template: string | undefined) => Promise<string | undefined>;
  onClose: () => void;
}

/** A window for one act: what it takes, with its reason. Ctrl+Enter submits, Escape leaves. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, fields, templates = [], templateField = 'reason', submit, tone = 'green', onClose } = props;
  const t = useCommonTexts();
  const language = useLanguage();
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? ''])),
  );
  const [template, setTemplate] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKeys({ submit: () => form.current?.requestSubmit(), close: onClose }, { closed: true });

  const choose = ({ code, text }: Template) => {
    setTemplate(code);
    setValues({ ...values, [templateField]: text });
  };
  // Of the whole page: the number of a template is heard before the focus has come into the window.
  const chooseByKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = templates[Number(event.key) - 1];
    if (!chosen || isWriting(event.target)) return;
    event.preventDefault();
    choose(chosen);
  });
  useEffect(() => {
    document.addEventListener('keydown', chooseByKey);
    return () => document.removeEventListener('keydown', chooseByKey);
  }, []);
  const set = (name: string, value: string) => {
    if (name === templateField) setTemplate(undefined);
    setValues({ ...values, [name]: value });
    props.onChange?.(name, value);
  };
  const run = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // A list of players has no field of its own that the browser could ask to be filled in.
    const unchosen = fields.find(({ kind, required, name }) => kind === 'players' && required && !values[name]);
    if (unchosen) return setProblem(t('playerMissing'));
    setBusy(true);
    const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
    const read = readAmounts(fields, trimmed, language);
    const said = 'unclear' in read ? t('amountUnclear', read.unclear) : await props.onSubmit(read.values, template);
    setBusy(false);
    if (said === undefined) onClose();
    else setProblem(said);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={props.size ?? (props.beside ? 440 : 520)}
      {...(props.beside ? { withOverlay: false, classNames: { inner: styles.beside ?? '' } } : {})}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={form} className={styles.form} onSubmit={(event) => void run(event)}>
        {children && <div className={styles.about}>{children}</div>}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {templates.length > 0 && (
          <ol className={styles.templates} aria-label={props.templatesLabel ?? t('reason')}>
            {templates.map((one, at) => (
              <li key={one.code}>
                <button
                  type="button"
                  aria-pressed={template === one.code}
                  onClick={() => choose(one)}
                  data-autofocus={at === 0 || undefined}
                >
                  {at < 9 && <kbd>{at + 1}</kbd>}
                  <span>{one.label ?? one.text}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
        {fields.map((field, at) => (
          <Field
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            set={(value) => set(field.name, value)}
            first={at === 0 && templates.length === 0}
          />
        ))}
        <footer className={styles.foot}>
          <span className={styles.hint}>{t('submitHint')}</span>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color={tone} loading={busy} data-autofocus={fields.length === 0 || undefined}>
            {submit}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}

interface FieldProps {
  field: ActionField;
  value: string;
  set: (value: string) => void;
  first: boolean;
}

const none = 'none';
const inputTypes = {
  text: 'text',
  amount: 'text',
  number: 'text',
  day: 'date',
  dayOrNone: 'date',
  moment: 'datetime-local',
} as const;

function Field({ field, value, set, first }: FieldProps) {
  const { kind, label, about, required, maxLength, options } = field;
  const shared = {
    label,
    description: about,
    required: required ?? false,
    value,
    'data-autofocus': first || undefined,
    ...(field.half && styles.half ? { className: styles.half } : {}),
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  if (kind === 'area') return <Textarea {...shared} rows={3} maxLength={maxLength} />;
  if (kind === 'select') return <NativeSelect {...shared} data={[...(options ?? [])]} />;
  if (kind === 'dayOrNone') {
    const isNone = value === none;
    return (
      <div className={styles.dayOrNone}>
        <TextInput
          {...shared}
          type="date"
          value={isNone ? '' : value}
          disabled={isNone}
          required={!isNone && shared.required}
        />
        <Checkbox
          size="xs"
          label={field.noneLabel}
          checked={isNone}
          onChange={(event) => set(event.currentTarget.checked ? none : '')}
        />
      </div>
    );
  }
  if (kind === 'players') {
    return (
      <PlayerChoice
        label={label}
        required={shared.required}
        first={first}
        value={value}
        set={set}
        most={field.most}
        known={options?.map(({ value: id, label: name }) => ({ id, name }))}
      />
    );
  }
  if (kind === 'countries') {
    return <CountryChoice label={label} description={about} required={shared.required} value={value} set={set} />;
  }
  const inputMode = kind === 'amount' ? 'decimal' : kind === 'number' ? 'numeric' : undefined;
  return (
    <TextInput {...shared} type={inputTypes[kind]} maxLength={maxLength} inputMode={inputMode} autoComplete="off" />
  );
}
