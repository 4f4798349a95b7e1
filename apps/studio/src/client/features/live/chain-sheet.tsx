/** @jsxImportSource preact */

import { useEffect, useState } from 'preact/hooks';
import type { FairnessPlace } from '../../lib/page/game-screen.ts';
import type { TableView } from '../../lib/round/wire.ts';
import { numberText } from '../../lib/texts/numbers.ts';
import { DeviceRecordPart } from '../../ui/sheet/device-record-part.tsx';
import { HashText } from '../../ui/sheet/hash-text.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { wordsOf } from './texts.ts';
import '../../ui/sheet/fairness.css';

/** What the rounds of a shared table follow from: its chain, the salt, and the link that was used last. */
export function ChainSheet({ session, onClose, onCheckRounds }: FairnessPlace) {
  const { opened, calls, texts } = session;
  const words = wordsOf(texts).chain;
  const [view, setView] = useState<TableView | null>(null);
  useEffect(() => {
    void calls.table().then((answer) => answer.ok && setView(answer.data.view));
  }, [calls]);
  const { chain } = opened.live!;
  const copying = { copy: texts.fairnessSheet.copy, copied: texts.fairnessSheet.copied };
  const time = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const facts = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([name, value]) => (
      <p class="fairness__fact" key={name}>
        <span>{name}</span> <b class="figures">{value}</b>
      </p>
    ));
  const latest = view?.results.find(({ serverSeed }) => serverSeed !== null);
  return (
    <Sheet title={texts.fairness} closeName={texts.close} onClose={onClose}>
      <div class="fairness">
        <p>{words.intro}</p>
        <p>{words.salted}</p>
        {!chain && <p role="status">{words.none}</p>}
        {chain && (
          <section class="fairness__part">
            <HashText name={words.end} value={chain.end} {...copying} />
            {facts([
              [words.links, numberText(chain.links)],
              [words.published, time.format(new Date(chain.publishedAt))],
              [words.beacon, chain.beacon],
              [words.beaconRound, String(chain.beaconRound)],
            ])}
            <HashText name={words.salt} value={chain.salt} {...copying} />
            {facts([[words.saltedAt, time.format(new Date(chain.saltedAt))]])}
          </section>
        )}
        {view?.round && (
          <section class="fairness__part">
            {facts([
              [words.round, String(view.round.number)],
              [words.link, String(view.round.nonce)],
            ])}
            <HashText name={words.before} value={view.round.serverSeedHash} {...copying} />
            {latest?.serverSeed && (
              <div>
                <HashText name={words.latest(latest.number)} value={latest.serverSeed} {...copying} />
                <p class="fairness__hint">{words.latestHelp(latest.nonce)}</p>
              </div>
            )}
          </section>
        )}
        <section class="fairness__part">
          <button type="button" class="text-button text-button--accent" onClick={onCheckRounds}>
            {texts.fairnessSheet.check}
          </button>
          <p class="fairness__hint">{texts.fairnessSheet.checkHelp}</p>
          <HashText name={texts.fairnessSheet.definition} value={opened.game.definitionHash} {...copying} />
        </section>
        <DeviceRecordPart session={session} />
      </div>
    </Sheet>
  );
}
