/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { hundredthsOf } from '../../../lib/stake/hundredths.ts';
import { multipleText } from '../../../lib/stake/multiple-text.ts';
import { twoPlacesText } from '../../../lib/texts/numbers.ts';
import { Icon } from '../../../ui/page/icons.tsx';
import '../../../ui/stake/typed-input.css';
import type { LiveWords } from '../texts.ts';
import { targetBeside } from './targets.ts';

interface TargetFieldProps {
  texts: LiveWords;
  target: number;
  least: number;
  most: number;
  disabled: boolean;
  onTarget: (target: number) => void;
}

/** Where a bet is taken by itself: typed, or by steps. */
export function TargetField({ texts: { crash }, target, least, most, disabled, onTarget }: TargetFieldProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  useEffect(() => setText(twoPlacesText(target / 100)), [target]);
  const range = crash.range(multipleText(least), multipleText(most));
  const take = () => {
    const typed = hundredthsOf(text);
    if (typed !== undefined && typed >= least && typed <= most) {
      onTarget(typed);
      setText(twoPlacesText(typed / 100));
    } else setWrong(true);
  };
  const step = (up: boolean) => {
    const next = targetBeside(target, up, { least, most });
    return (
      <button
        type="button"
        class="stake-bar__step"
        aria-label={up ? crash.higher : crash.lower}
        disabled={disabled || next === undefined}
        onClick={() => {
          setWrong(false);
          if (next !== undefined) onTarget(next);
        }}
      >
        <Icon name={up ? 'plus' : 'minus'} />
      </button>
    );
  };
  return (
    <div class={`stake-bar crash-target${wrong ? ' crash-target--wrong' : ''}`}>
      {step(false)}
      <label>
        <span class="readout__name">{wrong ? range : crash.target}</span>
        <span class="crash-target__typed">
          <input
            class="figures typed-input"
            inputMode="decimal"
            autocomplete="off"
            maxLength={9}
            aria-label={`${crash.target}. ${range}`}
            aria-invalid={wrong}
            value={text}
            style={{ width: `${Math.max(4, text.length) + 0.5}ch` }}
            disabled={disabled}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setWrong(false);
            }}
            onBlur={take}
            onKeyDown={(event) => event.key === 'Enter' && take()}
          />
          ×
        </span>
      </label>
      {step(true)}
    </div>
  );
}
