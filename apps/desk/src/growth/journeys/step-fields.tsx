import { currencyCodes } from '@fairhouse/money';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useCall } from '../../lib/query.ts';
import { Answered } from '../../ui/states.tsx';
import { type Draft, type DraftStep, type Exit, factNames, leadsTo, setExit, setTyped } from './journey-draft.ts';
import styles from './journeys.module.css';
import { numberOfStep } from './step-words.ts';
import { useJourneyTexts } from './texts/index.ts';

interface StepFieldsProps {
  draft: Draft;
  step: DraftStep;
  put: (draft: Draft) => void;
  remove: () => void;
}

interface KindProps {
  typed: DraftStep['typed'];
  set: (more: Record<string, string>) => void;
}

/** What the chosen step does, and where it leads. */
export function StepFields({ draft, step, put, remove }: StepFieldsProps) {
  const t = useJourneyTexts();
  const { id, kind, typed } = step;
  const set = (more: Record<string, string>) => put(setTyped(draft, id, more));
  const given = { typed, set };
  return (
    <section className={styles.stepForm} aria-label={t('step', { number: numberOfStep(id) })}>
      <header className={styles.bar}>
        <h3>
          {t('step', { number: numberOfStep(id) })}: {t(`kind_${kind}`)}
        </h3>
        <Button size="compact-xs" variant="light" color="red" onClick={remove}>
          {t('removeStep')}
        </Button>
      </header>
      {kind === 'condition' && <Condition {...given} />}
      {kind === 'wait' && <HowLong {...given} label={t('amount')} />}
      {kind === 'waitFor' && (
        <>
          <NativeSelect
            size="xs"
            label={t('event')}
            value={typed.event}
            onChange={(event) => set({ event: event.currentTarget.value })}
            data={(['deposited', 'loggedIn'] as const).map((value) => ({ value, label: t(`event_${value}`) }))}
          />
          <HowLong {...given} label={t('atMost')} />
        </>
      )}
      {kind === 'control' && (
        <Plain {...given} name="percent" label={t('percent')} about={t('percentAbout')} number={[1, 90]} />
      )}
      {kind === 'message' && <Words {...given} most={400} />}
      {kind === 'push' && <Words {...given} most={180} />}
      {kind === 'mail' && (
        <>
          <Plain {...given} name="subjectEnglish" label={t('subjectEnglish')} lang="en" most={120} />
          <Plain {...given} name="subjectFilipino" label={t('subjectFilipino')} lang="fil" most={120} />
          <Words {...given} most={2_000} />
          <p className={styles.quiet}>{t('mailAbout')}</p>
        </>
      )}
      {kind === 'bonus' && <Amounts {...given} names={['each', 'most']} />}
      {kind === 'freeRounds' && <FreeRounds {...given} />}
      {kind === 'tag' && <Plain {...given} name="tag" label={t('tag')} about={t('tagAbout')} most={30} />}
      <Exits draft={draft} step={step} put={put} />
    </section>
  );
}

interface PlainProps extends KindProps {
  name: string;
  label: string;
  about?: string;
  lang?: string;
  most?: number;
  number?: readonly [number, number];
}

function Plain({ typed, set, name, label, about, lang, most, number }: PlainProps) {
  return (
    <TextInput
      size="xs"
      label={label}
      {...(about ? { description: about } : {})}
      {...(lang ? { lang } : {})}
      {...(most ? { maxLength: most } : {})}
      {...(number ? { type: 'number', min: number[0], max: number[1] } : {})}
      required
      autoComplete="off"
      value={typed[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
}

function HowLong({ label, ...given }: KindProps & { label: string }) {
  const t = useJourneyTexts();
  return (
    <div className={styles.pair}>
      <Plain {...given} name="amount" label={label} number={[1, 365]} />
      <NativeSelect
        size="xs"
        label={t('unit')}
        value={given.typed.unit}
        onChange={(event) => given.set({ unit: event.currentTarget.value })}
        data={(['hours', 'days'] as const).map((value) => ({ value, label: t(`unit_${value}`) }))}
      />
    </div>
  );
}

function Words({ typed, set, most }: KindProps & { most: number }) {
  const t = useJourneyTexts();
  return (
    <>
      {(['english', 'filipino'] as const).map((name) => (
        <Textarea
          key={name}
          size="xs"
          label={t(name)}
          lang={name === 'english' ? 'en' : 'fil'}
          rows={3}
          required
          maxLength={most}
          value={typed[name] ?? ''}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
      <p className={styles.quiet}>{t('textsAbout')}</p>
    </>
  );
}

function Condition({ typed, set }: KindProps) {
  const t = useJourneyTexts();
  const fact = typed.fact ?? 'deposits';
  return (
    <>
      <NativeSelect
        size="xs"
        label={t('fact')}
        value={fact}
        onChange={(event) => set({ fact: event.currentTarget.value })}
        data={factNames.map((value) => ({ value, label: t(`fact_${value}`) }))}
      />
      {fact === 'group' && <GroupChoice value={typed.group ?? ''} set={(group) => set({ group })} />}
      {(fact === 'country' || fact === 'language' || fact === 'currency') && (
        <Plain {...{ typed, set }} name="is" label={t('is')} about={t('isAbout')} most={400} />
      )}
      {(fact === 'level' || fact === 'deposits' || fact === 'lastLogIn') && (
        <div className={styles.pair}>
          <Plain {...{ typed, set }} name="least" label={t('least')} number={[0, 100_000]} />
          <Plain {...{ typed, set }} name="most" label={t('most')} number={[0, 100_000]} />
        </div>
      )}
    </>
  );
}

/** A group in its latest version, or in the one that was chosen before. */
export function GroupChoice({ value, set }: { value: string; set: (value: string) => void }) {
  const t = useJourneyTexts();
  const query = useCall('/operator/group/list', {});
  return (
    <Answered query={query}>
      {({ groups }) => {
        const listed = groups.map(({ id, name, version }) => ({
          value: `${id}.${version}`,
          label: t('groupOf', { name, version }),
        }));
        const isOlder = value !== '' && !listed.some((one) => one.value === value);
        return (
          <NativeSelect
            size="xs"
            label={t('group')}
            description={t('groupAbout')}
            required
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
            data={[{ value: '', label: t('chooseGroup') }, ...(isOlder ? [{ value, label: value }] : []), ...listed]}
          />
        );
      }}
    </Answered>
  );
}

const amountLabels = { each: 'each', most: 'mostOfAll', stake: 'stake', winMost: 'winMost' } as const;

function Amounts({ typed, set, names }: KindProps & { names: readonly (keyof typeof amountLabels)[] }) {
  const t = useJourneyTexts();
  return (
    <fieldset className={styles.amounts}>
      <legend>{t('amounts')}</legend>
      <p className={styles.quiet}>{t('amountsAbout')}</p>
      <div className={styles.amountGrid} data-columns={names.length}>
        <span />
        {names.map((name) => (
          <span key={name}>{t(amountLabels[name])}</span>
        ))}
        {currencyCodes.map((currency) => [
          <span key={currency}>{currency}</span>,
          ...names.map((name) => (
            <TextInput
              key={`${currency} ${name}`}
              size="xs"
              aria-label={`${t(amountLabels[name])}, ${currency}`}
              inputMode="decimal"
              autoComplete="off"
              value={typed[`${name} ${currency}`] ?? ''}
              onChange={(event) => set({ [`${name} ${currency}`]: event.currentTarget.value })}
            />
          )),
        ])}
      </div>
    </fieldset>
  );
}

function FreeRounds(given: KindProps) {
  const t = useJourneyTexts();
  const { typed, set } = given;
  const query = useCall('/operator/freeRounds/stakes', { currencies: [...currencyCodes] });
  return (
    <Answered query={query}>
      {({ games }) => (
        <>
          <NativeSelect
            size="xs"
            label={t('game')}
            required
            value={typed.game ?? ''}
            onChange={(event) => set({ game: event.currentTarget.value })}
            data={[{ value: '', label: '–' }, ...games.map(({ code, name }) => ({ value: code, label: name }))]}
          />
          <div className={styles.pair}>
            <Plain {...given} name="count" label={t('count')} number={[1, 1_000]} />
            <Plain {...given} name="days" label={t('playableDays')} number={[1, 90]} />
          </div>
          <Plain {...given} name="wagering" label={t('wagering')} number={[0, 100]} />
          <Amounts {...given} names={['stake', 'winMost', 'most']} />
        </>
      )}
    </Answered>
  );
}

/** Where each exit leads: to the end, or to a step that does not lead back here. */
function Exits({ draft, step, put }: Omit<StepFieldsProps, 'remove'>) {
  const t = useJourneyTexts();
  const exits = Object.entries(step.exits) as [Exit, string | null][];
  const possible = draft.steps.filter(({ id }) => !leadsTo(draft, id, step.id));
  return (
    <div className={styles.pair}>
      {exits.map(([exit, to]) => (
        <NativeSelect
          key={exit}
          size="xs"
          label={t(`exit_${exit}`)}
          value={to ?? ''}
          onChange={(event) => put(setExit(draft, { step: step.id, exit }, event.currentTarget.value || null))}
          data={[
            { value: '', label: t('end') },
            ...possible.map(({ id, kind }) => ({
              value: id,
              label: `${t('step', { number: numberOfStep(id) })}: ${t(`kind_${kind}`)}`,
            })),
          ]}
        />
      ))}
    </div>
  );
}
