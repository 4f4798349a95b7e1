import type { RoutingRules } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText, momentText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { stepIn } from '../../ui/table/use-row-keys.ts';
import { conditionsText } from './conditions-text.ts';
import styles from './payments.module.css';
import { firstRules, nameOf, providersText, type Rule, type State, type Version } from './payments-view.ts';
import { SaveDialog, SwitchDialog } from './routing-dialogs.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { usePaymentsTexts } from './texts/index.ts';
import { TryOut } from './try-out.tsx';
import { usePaymentNames } from './use-payment-names.ts';

export function RoutingPart() {
  const query = useCall('/operator/routing/list', {});
  return <Answered query={query}>{(state) => <Rules key={state.versions[0]?.version ?? 0} state={state} />}</Answered>;
}

type Acting = 'save' | 'on' | 'off' | { edit: number | undefined };

/** The latest version, which is edited as a draft of the page until it is saved as the next one. */
function Rules({ state }: { state: State }) {
  const t = usePaymentsTexts();
  const may = useMay();
  const mayEdit = may('deposits.decide');
  const [latest] = state.versions;
  const saved = latest?.rules ?? firstRules;
  const [draft, setDraft] = useState<RoutingRules>(saved);
  const [at, setAt] = useState<number>();
  const [acting, setActing] = useState<Acting>();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const canPropose = mayEdit && latest?.trial && !isChanged && (latest.state === 'draft' || latest.state === 'off');
  const running = state.versions.find(({ version }) => version === state.on);
  const set = (rules: Rule[]) => setDraft({ ...draft, rules });
  const move = (by: 1 | -1) => {
    if (at === undefined || !draft.rules[at + by]) return;
    const rules = [...draft.rules];
    [rules[at], rules[at + by]] = [rules[at + by]!, rules[at]!];
    set(rules);
    setAt(at + by);
  };
  const indices = draft.rules.map((_, index) => index);
  useKeys({
    down: () => setAt(stepIn(indices, at, 1)),
    up: () => setAt(stepIn(indices, at, -1)),
    ...(mayEdit
      ? {
          open: () => at !== undefined && setActing({ edit: at }),
          decide2: () => setActing({ edit: undefined }),
          ...(draft.rules.length > 0 ? { decide4: () => setActing('save') } : {}),
          ...(canPropose ? { decide1: () => setActing('on') } : {}),
          ...(running ? { decide3: () => setActing('off') } : {}),
        }
      : {}),
  });
  return (
    <>
      <Whole state={state} />
      {mayEdit && (
        <Actions
          canPropose={Boolean(canPropose)}
          isOn={running !== undefined}
          at={at}
          count={draft.rules.length}
          choose={setActing}
          move={move}
          remove={() => {
            set(draft.rules.filter((_, index) => index !== at));
            setAt(undefined);
          }}
        />
      )}
      {isChanged && <p role="status">{t('unsaved')}</p>}
      <RuleTable
        rules={draft.rules}
        current={at}
        open={(index) => {
          setAt(index);
          if (mayEdit) setActing({ edit: index });
        }}
      />
      <Providers providers={state.providers} />
      {latest && !isChanged && <TryOut version={latest} mayTry={mayEdit} />}
      {state.versions.length > 0 && <Versions versions={state.versions} />}
      {typeof acting === 'object' && (
        <RuleDialog
          of={acting.edit === undefined ? undefined : draft.rules[acting.edit]}
          done={(rule) => {
            set(
              acting.edit === undefined
                ? [...draft.rules, rule]
                : draft.rules.map((one, index) => (index === acting.edit ? rule : one)),
            );
          }}
          close={() => setActing(undefined)}
        />
      )}
      {acting === 'save' && <SaveDialog rules={draft} seen={latest?.version} close={() => setActing(undefined)} />}
      {acting === 'on' && latest && <SwitchDialog to="on" version={latest} close={() => setActing(undefined)} />}
      {acting === 'off' && running && <SwitchDialog to="off" version={running} close={() => setActing(undefined)} />}
    </>
  );
}

interface ActionsProps {
  canPropose: boolean;
  isOn: boolean;
  /** The rule that the keys stand on. */
  at: number | undefined;
  count: number;
  choose: (acting: Acting) => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

function Actions({ canPropose, isOn, at, count, choose, move, remove }: ActionsProps) {
  const t = usePaymentsTexts();
  const plain = { size: 'xs', variant: 'default' } as const;
  return (
    <div className={styles.actions}>
      <Button size="xs" disabled={!canPropose} leftSection={<KeyMark>1</KeyMark>} onClick={() => choose('on')}>
        {t('switchOn')}
      </Button>
      <Button {...plain} leftSection={<KeyMark>2</KeyMark>} onClick={() => choose({ edit: undefined })}>
        {t('addRule')}
      </Button>
      {isOn && (
        <Button size="xs" color="red" variant="light" leftSection={<KeyMark>3</KeyMark>} onClick={() => choose('off')}>
          {t('switchOff')}
        </Button>
      )}
      <Button {...plain} disabled={count === 0} leftSection={<KeyMark>4</KeyMark>} onClick={() => choose('save')}>
        {t('saveVersion')}
      </Button>
      <Button {...plain} disabled={at === undefined || at === 0} onClick={() => move(-1)}>
        {t('moveUp')}
      </Button>
      <Button {...plain} disabled={at === undefined || at >= count - 1} onClick={() => move(1)}>
        {t('moveDown')}
      </Button>
      <Button {...plain} disabled={at === undefined} onClick={remove}>
        {t('removeRule')}
      </Button>
    </div>
  );
}

function Whole({ state: { on, switches, versions } }: { state: State }) {
  const t = usePaymentsTexts();
  const language = useLanguage();
  const [last] = switches;
  const waiting = versions.find(({ state }) => state === 'proposed');
  return (
    <section
      className={styles.whole}
      data-on={on !== null || undefined}
      aria-label={on === null ? t('stateOff') : t('stateOn', { version: on })}
    >
      <p className={styles.state}>{on === null ? t('stateOff') : t('stateOn', { version: on })}</p>
      {on === null && <p>{t('stateOffAbout')}</p>}
      {waiting && <p>{t('waits', { version: waiting.version })}</p>}
      {last && (
        <p className={styles.quiet}>
          {t(last.to === 'on' ? 'lastOn' : 'lastOff', {
            version: last.version,
            by: nameOf(last.by),
            time: momentText(last.time, language),
            reason: last.reason || '–',
          })}
        </p>
      )}
    </section>
  );
}

function RuleTable({
  rules,
  current,
  open,
}: {
  rules: readonly Rule[];
  current: number | undefined;
  open: (index: number) => void;
}) {
  const t = usePaymentsTexts();
  const names = usePaymentNames();
  const rows = rules.map((rule, index) => ({ rule, index }));
  return (
    <PlainTable<(typeof rows)[number]>
      label={t('rules')}
      heads={[
        { name: t('name'), phone: true },
        { name: t('conditions') },
        { name: t('providers'), phone: true },
        { name: t('behind') },
      ]}
      rows={rows}
      rowKey={({ index }) => index}
      cells={({ rule, index }) => [
        `${index + 1}. ${rule.name}`,
        conditionsText(rule, t, names),
        providersText(rule.providers, names.provider),
        [rule.avoidWeak && t('weak'), rule.avoidIncidents && t('incident')].filter(Boolean).join(', ') || '–',
      ]}
      onOpen={({ index }) => open(index)}
      current={current}
      empty={<Notice title={t('noRules')} />}
    />
  );
}

function Providers({ providers }: Pick<State, 'providers'>) {
  const t = usePaymentsTexts();
  const language = useLanguage();
  const names = usePaymentNames();
  return (
    <section className={styles.section}>
      <h2>{t('providersNow')}</h2>
      <PlainTable<State['providers'][number]>
        label={t('providersNow')}
        heads={[
          { name: t('provider'), phone: true },
          { name: t('methods') },
          { name: t('lastHour'), figures: true, phone: true },
          { name: t('standing'), phone: true },
        ]}
        rows={providers}
        rowKey={({ provider }) => provider}
        cells={({ provider, methods, accepted, declined, weak, incident }) => [
          <Code key="provider" of="provider" code={provider} />,
          methods.map(names.method).join(', '),
          accepted === null || declined === null
            ? '–'
            : t('ofDecided', {
                accepted: countText(accepted, language),
                decided: countText(accepted + declined, language),
              }),
          <span key="standing">
            {weak && <Tag tone="late">{t('weak')}</Tag>} {incident && <Tag tone="bad">{t('incident')}</Tag>}
            {!weak && !incident && '–'}
          </span>,
        ]}
      />
      <p className={styles.quiet}>{t('lastHourAbout')}</p>
    </section>
  );
}

const tones: Record<Version['state'], Tone> = { draft: 'plain', proposed: 'late', on: 'good', off: 'plain' };

function Versions({ versions }: { versions: readonly Version[] }) {
  const t = usePaymentsTexts();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{t('versions')}</h2>
      <PlainTable<Version>
        label={t('versions')}
        heads={[
          { name: t('version'), phone: true, width: '96px' },
          { name: t('state'), phone: true },
          { name: t('savedBy') },
          { name: t('reason') },
        ]}
        rows={versions}
        rowKey={({ version }) => version}
        cells={({ version, state, trial, savedBy, savedTime, reason }) => [
          version,
          <span key="state">
            <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag> {!trial && <Tag tone="late">{t('untried')}</Tag>}
          </span>,
          `${nameOf(savedBy)}, ${momentText(savedTime, language)}`,
          reason,
        ]}
      />
    </section>
  );
}
