/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/play-session.ts';
import { useStore } from '../../lib/store.ts';
import { refusalText } from '../../lib/texts/index.ts';
import type { RevealedSeed } from '../../lib/wire.ts';
import { HashText } from '../../ui/hash-text.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import '../../ui/fairness.css';

interface FairnessSheetProps {
  session: PlaySession;
  onClose: () => void;
  onCheckRounds: () => void;
}

/** The commitment, the player's own seed, and the way to reveal and check. */
export function FairnessSheet({ session, onClose, onCheckRounds }: FairnessSheetProps) {
  const { seed, busy } = useStore(session.state);
  const texts = session.texts.fairnessSheet;
  const [revealed, setRevealed] = useState<RevealedSeed | null>(null);
  const [problem, setProblem] = useState('');
  const copying = { copy: texts.copy, copied: texts.copied };

  const rotate = async () => {
    setProblem('');
    const answer = await session.calls.rotateSeeds();
    if (!answer.ok) return setProblem(refusalText(session.texts, answer.error));
    setRevealed(answer.data.revealed);
    session.state.set({ seed: answer.data.seed });
    await session.offerClientSeed();
  };

  return (
    <Sheet title={session.texts.fairness} closeName={session.texts.close} onClose={onClose}>
      <div class="fairness">
        <p>{texts.intro}</p>
        <section class="fairness__part">
          <HashText name={texts.commitment} value={seed.serverSeedHash} {...copying} />
          <ClientSeed session={session} />
          <p class="fairness__fact">
            <span>{texts.nextRound}</span> <b class="figures">{seed.nextNonce}</b>
          </p>
        </section>
        <section class="fairness__part">
          <button type="button" class="text-button" disabled={busy} onClick={() => void rotate()}>
            {texts.rotate}
          </button>
          <p class="fairness__hint">{texts.rotateHelp}</p>
          {problem && <p role="alert">{problem}</p>}
          {revealed && (
            <div role="status">
              <HashText name={texts.revealed} value={revealed.serverSeed} {...copying} />
              <p class="fairness__hint">{texts.revealedRounds(revealed.rounds)}</p>
            </div>
          )}
        </section>
        <section class="fairness__part">
          <button type="button" class="text-button text-button--accent" onClick={onCheckRounds}>
            {texts.check}
          </button>
          <p class="fairness__hint">{texts.checkHelp}</p>
          <HashText name={texts.definition} value={session.opened.game.definitionHash} {...copying} />
        </section>
      </div>
    </Sheet>
  );
}

function ClientSeed({ session }: { session: PlaySession }) {
  const { seed } = useStore(session.state);
  const texts = session.texts.fairnessSheet;
  const [typed, setTyped] = useState(seed.clientSeed ?? '');
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => setTyped(seed.clientSeed ?? ''), [seed.clientSeed]);
  const fixed = seed.nextNonce > 0;
  const valid = /^(?!.*:)[\x20-\x7e]{1,64}$/.test(typed);

  const save = async (event: Event) => {
    event.preventDefault();
    setProblem('');
    const answer = await session.calls.setClientSeed(typed);
    if (!answer.ok) return setProblem(refusalText(session.texts, answer.error));
    session.state.set({ seed: answer.data });
    setSaved(true);
  };

  if (fixed) {
    return (
      <div>
        <HashText name={texts.clientSeed} value={seed.clientSeed ?? ''} copy={texts.copy} copied={texts.copied} />
        <p class="fairness__hint">{texts.clientSeedFixed}</p>
      </div>
    );
  }
  return (
    <form class="fairness__seed" onSubmit={(event) => void save(event)}>
      <label for="client-seed">{texts.clientSeed}</label>
      <input
        id="client-seed"
        value={typed}
        maxLength={64}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="client-seed-help"
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setSaved(false);
        }}
      />
      <button type="submit" class="text-button" disabled={!valid || typed === seed.clientSeed}>
        {saved ? texts.saved : texts.save}
      </button>
      <p class="fairness__hint" id="client-seed-help">
        {texts.clientSeedHelp}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
