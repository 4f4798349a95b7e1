/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { randomClientSeed } from '../../lib/round/random-seed.ts';
import type { Rotated } from '../../lib/round/wire.ts';
import { refusalText } from '../../lib/texts/index.ts';
import { DeviceRecordPart } from '../../ui/sheet/device-record-part.tsx';
import { HashText } from '../../ui/sheet/hash-text.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { NumbersUsed } from './numbers-used.tsx';
import { SeedForm } from './seed-form.tsx';
import '../../ui/sheet/fairness.css';

interface FairnessSheetProps {
  session: PlaySession;
  onClose: () => void;
  onCheckRounds: () => void;
}

/** The commitment, the player's own seed, and the way to reveal and check. */
export function FairnessSheet({ session, onClose, onCheckRounds }: FairnessSheetProps) {
  const { seed } = useStore(session.state);
  const texts = session.texts.fairnessSheet;
  const copying = { copy: texts.copy, copied: texts.copied };
  return (
    <Sheet title={session.texts.fairness} closeName={session.texts.close} onClose={onClose}>
      <div class="fairness">
        <p>{texts.intro}</p>
        <section class="fairness__part">
          <HashText name={texts.commitment} value={seed.serverSeedHash} {...copying} />
          <SeedInUse session={session} />
          <p class="fairness__fact">
            <span>{texts.nextRound}</span> <b class="figures">{seed.nextNonce}</b>
          </p>
        </section>
        <NextSeeds session={session} />
        <section class="fairness__part">
          <button type="button" class="text-button text-button--accent" onClick={onCheckRounds}>
            {texts.check}
          </button>
          <p class="fairness__hint">{texts.checkHelp}</p>
          <HashText name={texts.definition} value={session.opened.game.definitionHash} {...copying} />
        </section>
        <DeviceRecordPart session={session} />
      </div>
    </Sheet>
  );
}

function SeedInUse({ session }: { session: PlaySession }) {
  const { seed, proposedSeed } = useStore(session.state);
  const texts = session.texts.fairnessSheet;
  if (seed.nextNonce > 0) {
    return (
      <div>
        <HashText name={texts.clientSeed} value={seed.clientSeed ?? ''} copy={texts.copy} copied={texts.copied} />
        <p class="fairness__hint">{texts.clientSeedFixed}</p>
      </div>
    );
  }
  return (
    <SeedForm
      id="client-seed"
      label={texts.clientSeed}
      help={texts.clientSeedHelp}
      proposed={seed.clientSeed ?? proposedSeed}
      action={texts.save}
      sendsProposed={seed.clientSeed === null}
      send={async (clientSeed) => {
        const answer = await session.chooseSeed(clientSeed);
        return answer.ok ? undefined : refusalText(session.texts, answer.error);
      }}
    >
      {seed.clientSeed !== null && <p role="status">{texts.saved}</p>}
    </SeedForm>
  );
}

/** What comes after the seeds in use. Our part is shown before the present one is revealed, so that it cannot be chosen to fit. */
function NextSeeds({ session }: { session: PlaySession }) {
  const { seed } = useStore(session.state);
  const texts = session.texts.fairnessSheet;
  const [proposed, setProposed] = useState(randomClientSeed);
  const [rotated, setRotated] = useState<Rotated | null>(null);
  const copying = { copy: texts.copy, copied: texts.copied };
  const rotate = async (clientSeed: string) => {
    const answer = await session.rotateSeeds(clientSeed);
    if (!answer.ok) return refusalText(session.texts, answer.error);
    setRotated(answer.data);
    setProposed(randomClientSeed());
    return undefined;
  };
  return (
    <section class="fairness__part">
      <HashText name={texts.nextCommitment} value={seed.nextServerSeedHash} {...copying} />
      <SeedForm
        id="next-client-seed"
        label={texts.nextClientSeed}
        help={texts.nextClientSeedHelp}
        proposed={proposed}
        action={texts.rotate}
        sendsProposed
        send={rotate}
      />
      <p class="fairness__hint">{texts.rotateHelp}</p>
      {rotated && (
        <div class="fairness__found" role="status">
          <p>{texts.rotated}</p>
          {rotated.revealed ? (
            <>
              <HashText name={texts.revealed} value={rotated.revealed.serverSeed} {...copying} />
              <p class="fairness__hint">{texts.revealedRounds(rotated.revealed.rounds)}</p>
              <NumbersUsed session={session} serverSeedHash={rotated.revealed.serverSeedHash} />
            </>
          ) : (
            <p class="fairness__hint">{texts.revealedLater}</p>
          )}
        </div>
      )}
    </section>
  );
}
