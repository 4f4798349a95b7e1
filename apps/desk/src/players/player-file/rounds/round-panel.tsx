import { roundFile } from '@fairhouse/game-math';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveText } from '../../../lib/download.ts';
import { exactText } from '../../../lib/formats.ts';
import { useCall } from '../../../lib/query.ts';
import { Code } from '../../../ui/facts/code.tsx';
import { ExactMoney } from '../../../ui/facts/exact-money.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Hash } from '../../../ui/facts/hash.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Answered } from '../../../ui/states.tsx';
import { useFileTexts } from '../file-texts.ts';
import type { PartProps, RoundFile } from '../member.ts';
import styles from '../member-screen.module.css';
import type { OpenedRound } from '../opened.ts';
import { useOpened } from '../use-opened.ts';
import { checkMemberRound } from './check-member-round.ts';
import { RoundReplay } from './round-replay.tsx';
import { RoundSteps } from './round-steps.tsx';
import { OutcomeTag } from './rounds-part.tsx';

type RoundPanelProps = PartProps & { of: OpenedRound; close: () => void };

/** One round whole: what our book says, its replay, what its vendor says, its course, and the check in this browser. */
export function RoundPanel({ of: { vendor, roundId }, close, ...props }: RoundPanelProps) {
  const t = useFileTexts();
  const query = useCall(
    '/operator/member/round',
    { memberId: props.member.id, vendor, roundId },
    { staleTimeMs: 600_000 },
  );
  return (
    <SidePanel title={query.data?.round.gameName ?? t('round')} close={close}>
      <Answered query={query}>
        {(file) => (
          <>
            <BookFacts file={file} />
            <h3>{t('replay')}</h3>
            <RoundReplay file={file} {...props} />
            <h3>{t('stepByStep')}</h3>
            {file.said ? <RoundSteps file={file} /> : <p className={styles.quiet}>{t(`asked_${file.asked}`)}</p>}
            {file.said?.proof && (
              <>
                <h3>{t('proof')}</h3>
                <Check file={file} />
                <Proof proof={file.said.proof} />
                <TakeAlong file={file} />
              </>
            )}
            <h3>{t('postings')}</h3>
            <Postings file={file} {...props} />
          </>
        )}
      </Answered>
    </SidePanel>
  );
}

function BookFacts({ file: { round, said } }: { file: RoundFile }) {
  const t = useFileTexts();
  const amounts = [
    ['staked', round.staked],
    ['returned', round.returned],
    ['won', round.won],
    ['heldWin', round.held],
  ] as const;
  const differs = said !== null && said.staked !== round.staked;
  return (
    <>
      <Facts>
        <Fact name={t('outcome')}>
          <OutcomeTag round={round} />
        </Fact>
        {amounts.map(([name, value]) => (
          <Fact key={name} name={t(name)}>
            <ExactMoney value={value} currency={round.currency} />
          </Fact>
        ))}
        {round.freeRounds && (
          <Fact name={t('freeRounds')}>
            <Hash value={round.freeRounds} />
          </Fact>
        )}
        <Fact name={t('opened')}>{exactText(round.openTime)}</Fact>
        <Fact name={t('closed')}>{round.closeTime ? exactText(round.closeTime) : '–'}</Fact>
        <Fact name={t('vendor')}>
          <Code of="provider" code={round.vendor} />
        </Fact>
        <Fact name={t('round')}>
          <Hash value={round.roundId} />
        </Fact>
      </Facts>
      {differs && (
        <p className={styles.bad}>
          {t('saysOtherwise')} <ExactMoney value={said.staked} currency={round.currency} />
        </p>
      )}
    </>
  );
}

type Verdict = Awaited<ReturnType<typeof checkMemberRound>>;

/** Nothing of it is asked of the server: the round is played again here, from the seed. */
function Check({ file }: { file: RoundFile }) {
  const t = useFileTexts();
  const [checked, setChecked] = useState<Verdict | 'under way'>();
  if (!file.isOurs) return <p className={styles.quiet}>{t('notOurs')}</p>;
  if (file.said?.proof?.serverSeed === null) return <p className={styles.quiet}>{t('check_not_revealed')}</p>;
  const run = async () => {
    setChecked('under way');
    setChecked(await checkMemberRound(file));
  };
  return (
    <div aria-live="polite">
      {(checked === undefined || checked === 'under way') && (
        <Button size="xs" variant="light" loading={checked === 'under way'} onClick={() => void run()}>
          {t('checkRound')}
        </Button>
      )}
      {checked && checked !== 'under way' && (
        <p className={checked.verdict === 'same' ? styles.good : styles.bad}>{t(`check_${checked.verdict}`)}</p>
      )}
      {checked && checked !== 'under way' && 'pot' in checked && checked.pot !== undefined && (
        <p className={styles.quiet}>{t('check_pot')}</p>
      )}
    </div>
  );
}

/** The round as its player can save it too. */
function TakeAlong({ file: { round, said, isOurs } }: { file: RoundFile }) {
  const t = useFileTexts();
  const serverSeed = said?.proof?.serverSeed;
  if (!isOurs || !said?.proof || !serverSeed) return null;
  const { bet, actions, outcome, proof } = said;
  const save = () => {
    const { name, text } = roundFile({
      roundId: round.roundId,
      currency: round.currency,
      staked: Number(said.staked),
      win: Number(said.won),
      outcome,
      proof: { ...proof, game: round.game, serverSeed, bet, actions },
    });
    saveText(name, text);
  };
  return (
    <Button size="xs" variant="light" onClick={save}>
      {t('saveRound')}
    </Button>
  );
}

function Proof({ proof }: { proof: NonNullable<NonNullable<RoundFile['said']>['proof']> }) {
  const t = useFileTexts();
  return (
    <Facts>
      <Fact name={t('commitment')}>
        <Hash value={proof.serverSeedHash} />
      </Fact>
      <Fact name={t('serverSeed')}>{proof.serverSeed ? <Hash value={proof.serverSeed} /> : t('notRevealed')}</Fact>
      <Fact name={t(proof.chain ? 'salt' : 'clientSeed')}>
        <Hash value={proof.clientSeed} />
      </Fact>
      {proof.chain && (
        <Fact name={t('chainEnd')}>
          <Hash value={proof.chain.end} />
        </Fact>
      )}
      <Fact name={t(proof.chain ? 'link' : 'nonce')}>{proof.nonce}</Fact>
      <Fact name={t('rules')}>
        <Hash value={proof.definitionHash} />
      </Fact>
    </Facts>
  );
}

function Postings({ file: { postings, round }, ...props }: { file: RoundFile } & PartProps) {
  const t = useFileTexts();
  const { open } = useOpened(props);
  if (postings.length === 0) return <p className={styles.quiet}>{t('noneBooked')}</p>;
  return (
    <ol className={styles.course}>
      {postings.map(({ seq, type, amount, at, hash }) => (
        <li key={seq}>
          <Button size="compact-xs" variant="subtle" onClick={() => open({ kind: 'posting', id: seq })}>
            {t('posting', { seq })}
          </Button>{' '}
          <Code of="posting" code={type} /> <ExactMoney value={amount} currency={round.currency} />
          <small>
            <Moment at={at} />
          </small>
          <Hash value={hash} />
        </li>
      ))}
    </ol>
  );
}
