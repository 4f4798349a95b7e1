/** @jsxImportSource preact */
import { type RoundCheck as Check, checkRound, isInChain, roundFile } from '@fairhouse/game-math';
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/play-session.ts';
import { refusalText } from '../../lib/texts/index.ts';
import type { Proof, Round } from '../../lib/wire.ts';
import { HashText } from '../../ui/hash-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { browserSha256 } from './browser-sha256.ts';
import '../../ui/fairness.css';

interface Checked {
  round: Round;
  proof: Proof;
  check: Check;
  browser: string | undefined;
  /** Of a shared round whose seed was told: whether it leads to the end of the chain. */
  inChain: boolean | undefined;
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
    const { round, proof } = answer.data;
    const { serverSeed, nonce, chain } = proof;
    const browser = serverSeed === null ? undefined : await browserSha256(serverSeed);
    const inChain = serverSeed === null || !chain ? undefined : await isInChain({ serverSeed, nonce, chain });
    setChecked({ round, proof, browser, inChain, check: checkRound(session.data.games, proof, round.outcome) });
  };
  useEffect(() => void load(), [roundId]);

  const reveal = async () => {
    setProblem('');
    const answer = await session.calls.rotateSeeds();
    if (!answer.ok) return setProblem(refusalText(session.texts, answer.error));
    session.state.set({ seed: answer.data.seed });
    await session.offerClientSeed();
    await load();
  };

  return (
    <Sheet title={texts.title} closeName={session.texts.close} onClose={onClose}>
      <div class="fairness">
        {problem && <p role="alert">{problem}</p>}
        {!checked && !problem && <p role="status">{texts.checking}</p>}
        {checked?.check.verdict === 'not_revealed' && (
          <section class="fairness__part">
            <p>{checked.proof.chain ? texts.notDecided : texts.notRevealed}</p>
            {!checked.proof.chain && (
              <button type="button" class="text-button text-button--accent" onClick={() => void reveal()}>
                {session.texts.fairnessSheet.rotate}
              </button>
            )}
          </section>
        )}
        {checked && checked.check.verdict !== 'not_revealed' && <Verdict session={session} checked={checked} />}
        {checked && <Figures session={session} checked={checked} />}
        {checked && <TakeAlong session={session} checked={checked} />}
      </div>
    </Sheet>
  );
}

/** Everything that the round follows from, to be checked where nothing is of this house. */
function TakeAlong({ session, checked: { round, proof } }: { session: PlaySession; checked: Checked }) {
  const texts = session.texts.checkSheet;
  const { serverSeed } = proof;
  if (serverSeed === null) return null;
  const { roundId, stake: staked, win, outcome } = round;
  const { currency } = session.opened;
  const save = () => {
    const { name, text } = roundFile({ roundId, currency, staked, win, outcome, proof: { ...proof, serverSeed } });
    saveBlob(name, new Blob([text], { type: 'application/json' }));
  };
  return (
    <section class="fairness__part">
      <button type="button" class="text-button" onClick={save}>
        {texts.save}
      </button>
      <p class="fairness__hint">{texts.saveHelp}</p>
    </section>
  );
}

function Verdict({ session, checked: { check, proof, browser, inChain } }: { session: PlaySession; checked: Checked }) {
  const texts = session.texts.checkSheet;
  const seedFits = check.verdict !== 'wrong_seed';
  const browserFits = browser === proof.serverSeedHash;
  const same = check.verdict === 'same';
  const passed = same && (browser === undefined || browserFits) && inChain !== false;
  const result =
    check.verdict === 'other_definition' ? texts.otherDefinition : same ? texts.sameResult : texts.otherResult;
  const lines: [boolean, string][] = [[seedFits, seedFits ? texts.rightSeed : texts.wrongSeed]];
  if (browser !== undefined) lines.push([browserFits, browserFits ? texts.browserAgrees : texts.browserDisagrees]);
  if (inChain !== undefined) lines.push([inChain, (inChain ? texts.inChain : texts.notInChain)(proof.nonce)]);
  if (seedFits) lines.push([same, result]);
  if ('pot' in check && check.pot !== undefined) lines.push([true, texts.pot(session.money(check.pot))]);
  return (
    <section class={`fairness__verdict fairness__verdict--${passed ? 'passed' : 'failed'}`} role="status">
      <h3>{passed ? texts.passed : texts.failed}</h3>
      <ul>
        {lines.map(([good, line]) => (
          <li key={line}>
            <Icon name={good ? 'fairness' : 'close'} size={18} /> {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ session, checked: { round, proof, check } }: { session: PlaySession; checked: Checked }) {
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
      {'computed' in check && (
        <details class="fairness__json">
          <summary>{texts.computed}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>{JSON.stringify(check.computed, null, 1)}</pre>
        </details>
      )}
    </>
  );
}
