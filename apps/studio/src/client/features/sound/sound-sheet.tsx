/** @jsxImportSource preact */
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { canBeFelt } from '../../lib/win/haptics.ts';
import { changeSound, soundSettings } from '../../lib/win/sound-settings.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import '../../ui/stake/slider.css';
import './sound-sheet.css';

/** What is heard and felt: each layer with its own loudness, music with its own switch. */
export function SoundSheet({ session, onClose }: { session: PlaySession; onClose: () => void }) {
  const { texts } = session;
  const t = texts.soundSheet;
  const settings = useStore(soundSettings);
  const { muted, music } = settings;
  return (
    <Sheet title={t.title} closeName={texts.close} onClose={onClose}>
      <div class="sound-sheet">
        <Switch name={t.sound} on={!muted} onChange={(on) => session.mute(!on)} />
        <Volume name={t.effects} at={settings.effects} off={muted} onChange={(effects) => changeSound({ effects })} />
        <Volume
          name={t.ambience}
          at={settings.ambience}
          off={muted}
          onChange={(ambience) => changeSound({ ambience })}
        />
        <Switch name={t.music} on={music} onChange={(on) => changeSound({ music: on })} />
        <Volume
          name={t.musicVolume}
          at={settings.musicVolume}
          off={muted || !music}
          onChange={(musicVolume) => changeSound({ musicVolume })}
        />
        {canBeFelt() && (
          <Switch name={t.vibration} on={settings.haptics} onChange={(haptics) => changeSound({ haptics })} />
        )}
      </div>
    </Sheet>
  );
}

function Switch({ name, on, onChange }: { name: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="sound-sheet__row">
      <span>{name}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

interface VolumeProps {
  name: string;
  at: number;
  off: boolean;
  onChange: (at: number) => void;
}

function Volume({ name, at, off, onChange }: VolumeProps) {
  const percent = Math.round(at * 100);
  return (
    <label class="sound-sheet__row">
      <span>{name}</span>
      <input
        class="slider"
        type="range"
        min="0"
        max="100"
        step="5"
        value={percent}
        disabled={off}
        style={{ '--at': `${percent}%` }}
        onInput={(event) => onChange(Number(event.currentTarget.value) / 100)}
      />
    </label>
  );
}
