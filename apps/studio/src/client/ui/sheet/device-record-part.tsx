/** @jsxImportSource preact */
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { FairnessPageButton } from './fairness-page-button.tsx';
import './fairness.css';

/** What this device saw, to be saved; and what of it does not fit. */
export function DeviceRecordPart({ session }: { session: PlaySession }) {
  const { contradiction } = useStore(session.state);
  const texts = session.texts.deviceRecord;
  const { device } = session;
  if (!device) return null;
  const save = () => {
    const { name, text } = device.file();
    saveBlob(name, new Blob([text], { type: 'application/json' }));
  };
  return (
    <section class="fairness__part">
      {contradiction && (
        <p role="alert">
          {texts.contradiction} {texts.codes[contradiction]} {texts.contradictionHelp}
        </p>
      )}
      <button type="button" class="text-button" onClick={save}>
        {texts.save}
      </button>
      <p class="fairness__hint">{texts.saveHelp}</p>
      <FairnessPageButton session={session} />
    </section>
  );
}
