import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { numberOf } from '../../lib/number-of.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { EffectPart } from './effect-part.tsx';
import { draftOf } from './journey-draft.ts';
import styles from './journeys.module.css';
import { type Journey, type ScreenProps, stateTones } from './journeys-view.ts';
import { PlayersPart } from './players-part.tsx';
import { Costs, StepNumbers } from './step-numbers.tsx';
import { StepTree } from './step-tree.tsx';
import { useTriggerWords } from './step-words.ts';
import { useJourneyTexts } from './texts/index.ts';
import { TrialPart } from './trial-part.tsx';
import { type Turn, TurnDialog } from './turn-dialog.tsx';

const everyMs = 10_000;

/** One journey: its steps with their numbers, what a back-test found, its effect, and what can be done. */
export function JourneyPart({ id, view, show, openMember }: { id: number } & ScreenProps) {
  const version = numberOf(view.version);
  const query = useCall('/operator/journey/get', { id, ...(version ? { version } : {}) }, { everyMs });
  const back = () => show({});
  useKeys({ close: back });
  return (
    <Answered query={query}>
      {(of) => (
        <Shown
          of={of}
          back={back}
          openMember={openMember}
          edit={() => show({ row: String(id), edit: 'yes' })}
          showVersion={(shown) => show({ row: String(id), version: String(shown) })}
        />
      )}
    </Answered>
  );
}

interface ShownProps extends Pick<ScreenProps, 'openMember'> {
  of: Journey;
  back: () => void;
  edit: () => void;
  showVersion: (version: number) => void;
}

function Shown({ of, back, edit, showVersion, openMember }: ShownProps) {
  const t = useJourneyTexts();
  const triggerWords = useTriggerWords();
  const hasControl = of.definition.steps.some(({ kind }) => kind === 'control');
  return (
    <div className={styles.journey}>
      <header className={styles.bar}>
        <h2>
          {of.name} <Tag tone={stateTones[of.state]}>{t(`state_${of.state}`)}</Tag>
        </h2>
        <div className={styles.decisions}>
          <Decisions of={of} edit={edit} />
          <Button size="xs" variant="default" onClick={back}>
            {t('back')}
          </Button>
        </div>
      </header>
      {of.approval !== null && <p className={styles.late}>{t('waitsApproval', { id: of.approval })}</p>}
      {of.trial === null && <p className={styles.late}>{t('tryFirst')}</p>}
      {of.runs !== null && of.runs !== of.version && (
        <p className={styles.note}>
          {t('running', { version: of.runs })}{' '}
          <Button size="compact-xs" variant="default" onClick={() => showVersion(of.runs!)}>
            {t('version')} {of.runs}
          </Button>
        </p>
      )}
      <div className={styles.two}>
        <div className={styles.canvas}>
          <StepTree
            head={triggerWords(of.definition.trigger)}
            steps={draftOf(of.name, of.definition).steps}
            below={(step) => (
              <StepNumbers counts={of.steps.find((one) => one.step === step)} kinds={of.definition.steps} />
            )}
          />
        </div>
        <div className={styles.side}>
          <JourneyFacts of={of} />
          <TrialPart of={of} />
          {hasControl && <EffectPart id={of.id} />}
        </div>
      </div>
      {of.entered > 0 && <PlayersPart of={of} openMember={openMember} />}
    </div>
  );
}

function JourneyFacts({ of }: { of: Journey }) {
  const t = useJourneyTexts();
  const language = useLanguage();
  return (
    <Facts>
      <Fact name={t('entered')}>{countText(of.entered, language)}</Fact>
      <Fact name={t('active')}>{countText(of.active, language)}</Fact>
      {of.since && (
        <Fact name={t('since')}>
          <Moment at={of.since} />
        </Fact>
      )}
      <Fact name={t('cost')}>
        <Costs costs={of.costs} />
      </Fact>
      <Fact name={t('version')}>{of.version}</Fact>
      <Fact name={t('savedBy')}>
        {of.savedBy.replace(/^operator:/, '')}, <Moment at={of.savedTime} />: {of.reason}
      </Fact>
      <Fact name={t('hash')}>
        <Hash value={of.contentHash} />
      </Fact>
    </Facts>
  );
}

function Decisions({ of, edit }: { of: Journey; edit: () => void }) {
  const t = useJourneyTexts();
  const may = useMay();
  const [turn, setTurn] = useState<Turn>();
  if (!may('campaigns.send')) return null;
  const canRun = of.trial !== null && of.approval === null && of.runs !== of.version && of.state !== 'stopped';
  const possible: Turn[] = [
    ...(canRun ? (['switchOn'] as const) : []),
    ...(of.state === 'paused' ? (['resume'] as const) : []),
    ...(of.state === 'running' ? (['pause'] as const) : []),
    ...(of.state === 'running' || of.state === 'paused' ? (['stop'] as const) : []),
  ];
  return (
    <>
      {possible.map((one) => (
        <Button
          key={one}
          size="xs"
          variant={one === 'switchOn' || one === 'resume' ? 'filled' : 'default'}
          {...(one === 'stop' ? { color: 'red', variant: 'light' } : {})}
          onClick={() => setTurn(one)}
        >
          {t(one)}
        </Button>
      ))}
      {of.state !== 'stopped' && (
        <Button size="xs" variant="default" onClick={edit}>
          {t('edit')}
        </Button>
      )}
      {turn && <TurnDialog of={of} turn={turn} close={() => setTurn(undefined)} />}
    </>
  );
}
