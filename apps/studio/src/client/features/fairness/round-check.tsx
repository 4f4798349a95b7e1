/** @jsxImportSource preact */
import { roundFile } from '@fairhouse/game-math';
import type { CheckedRound } from '@fairhouse/games/check-gathered';
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { useEffect, useState } from 'preact/hooks';
import { fileOf } from '../../lib/round/file-of-round.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { randomClientSeed } from '../../lib/round/random-seed.ts';
import type { Proof, Round, RoundRecord } from '../../lib/round/wire.ts';
import { refusalText } from '../../lib/texts/index.ts';
import { FairnessPageButton } from '../../ui/sheet/fairness-page-button.tsx';
import { HashText } from '../../ui/sheet/hash-text.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { signedWithKeptHead, Verdict, verdictOf } from './round-verdict.tsx';
import '../../ui/sheet/fairness.css';

interface Checked {
  round: Round;
  proof: Proof;
  /** What the studio has signed of it. */
  signed: Pick<RoundRecord, 'receipts' | 'log' | 'table'>;
  /** Undefined until the seed is revealed. */
  verdict: CheckedRound | undefined;
}

/** One round, computed again in this browser from its revealed seed. */
export function RoundCheck({
  session,
  roundId,
  onClose,
}: {
  session: PlaySession;
  roundId: string;
  onClose: () => void;
}) {
  const texts = session.texts.checkSheet;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState('');

  const load = async () => {
    const answer = await session.calls.round(roundId);
    if (!answer.ok) return setProblem(refusalText(session.texts, answer.error));
    const { round, proof, ...shown } = answer.data;
    const signed = await signedWithKeptHead(session, roundId, proof, shown);
    setChecked({ round, proof, signed, verdict: await verdictOf(session, round, proof, signed) });
  };
  useEffect(() => void load(), [roundId]);

  const reveal = async () => {
    setProblem('');
    const answer = await session.rotateSeeds(randomClientSeed());
    if (!answer.ok) return setProblem(refusalText(session.texts, answer.error));
    if (!answer.data.revealed) return setProblem(session.texts.fairnessSheet.revealedLater);
    await load();
  };

  return (
    <Sheet title={texts.title} closeName={session.texts.close} onClose={onClose}>
      <div class="fairness">
        {problem && <p role="alert">{problem}</p>}
        {!checked && !problem && <p role="status">{texts.checking}</p>}
        {checked && !checked.verdict && (
          <section class="fairness__part">
            <p>{checked.proof.chain ? texts.notDecided : texts.notRevealed}</p>
            {!checked.proof.chain && (
              <button type="button" class="text-button text-button--accent" onClick={() => void reveal()}>
                {session.texts.fairnessSheet.rotate}
              </button>
            )}
          </section>
        )}
        {checked?.verdict && <Verdict session={session} verdict={checked.verdict} />}
        {checked && <Figures session={session} checked={checked} />}
        {checked && <TakeAlong session={session} checked={checked} />}
      </div>
    </Sheet>
  );
}

/** Everything that the round follows from, to be checked where nothing is of this casino. */
function TakeAlong({ session, checked: { round, proof, signed } }: { session: PlaySession; checked: Checked }) {
  const texts = session.texts.checkSheet;
  const file = fileOf(session, round, proof, signed);
  if (!file) return null;
  const save = () => {
    const { name, text } = roundFile(file);
    saveBlob(name, new Blob([text], { type: 'application/json' }));
  };
  return (
    <section class="fairness__part">
      <button type="button" class="text-button" onClick={save}>
        {texts.save}
      </button>
      <p class="fairness__hint">{texts.saveHelp}</p>
      <FairnessPageButton session={session} />
    </section>
  );
}

function Figures({ session, checked: { round, proof, verdict } }: { session: PlaySession; checked: Checked }) {
  const texts = session.texts.checkSheet;
  const copying = { copy: session.texts.fairnessSheet.copy, copied: session.texts.fairnessSheet.copied };
  const facts: [string, string][] = [
    [proof.chain ? texts.link : texts.nonce, String(proof.nonce)],
    [texts.bet, JSON.stringify(proof.bet)],
  ];
  if (proof.actions.length > 0) facts.push([texts.actions, proof.actions.join(', ')]);
  return (
    <>
      <section class="fairness__part">
        <HashText name={session.texts.fairnessSheet.commitment} value={proof.serverSeedHash} {...copying} />
        {proof.serverSeed && <HashText name={texts.serverSeed} value={proof.serverSeed} {...copying} />}
        <HashText name={proof.chain ? texts.salt : texts.clientSeed} value={proof.clientSeed} {...copying} />
        {proof.chain && <HashText name={texts.chainEnd} value={proof.chain.end} {...copying} />}
        {facts.map(([name, value]) => (
          <p class="fairness__fact" key={name}>
            <span>{name}</span> <b class="figures">{value}</b>
          </p>
        ))}
      </section>
      <details class="fairness__json">
        <summary>{texts.recorded}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{JSON.stringify(round.outcome, null, 1)}</pre>
      </details>
      {verdict?.check && 'computed' in verdict.check && (
        <details class="fairness__json">
          <summary>{texts.computed}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>{JSON.stringify(verdict.check.computed, null, 1)}</pre>
        </details>
      )}
    </>
  );
}
