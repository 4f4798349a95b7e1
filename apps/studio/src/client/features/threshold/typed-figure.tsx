/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { hundredthsOf } from '../../lib/stake/hundredths.ts';
import '../../ui/stake/typed-input.css';

interface TypedFigureProps {
  name: string;
  /** What is chosen, without its unit. */
  shown: string;
  /** Hundredths of the ends of what may be typed. */
  least: number;
  most: number;
  unit: string;
  /** Said in place of the name when something else was typed. */
  range: string;
  disabled: boolean;
  onType: (hundredths: number) => void;
}

/** A figure that follows from a choice, or is typed to make it. */
export function TypedFigure({ name, shown, least, most, unit, range, disabled, onType }: TypedFigureProps) {
  const [text, setText] = useState(shown);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    setText(shown);
    setWrong(false);
  }, [shown]);
  const take = () => {
    if (text === shown) return setWrong(false);
    const typed = hundredthsOf(text);
    if (typed === undefined || typed < least || typed > most) return setWrong(true);
    onType(typed);
    // What is typed may be what was chosen already, in other words.
    setText(shown);
  };
  return (
    <label class={wrong ? 'typed-figure typed-figure--wrong' : 'typed-figure'}>
      <span class="typed-figure__name">{wrong ? range : name}</span>
      <span class="typed-figure__typed">
        <input
          class="figures typed-input"
          inputMode="decimal"
          autocomplete="off"
          maxLength={9}
          aria-label={`${name}. ${range}`}
          aria-invalid={wrong}
          value={text}
          style={{ width: `${Math.max(3, text.length) + 0.5}ch` }}
          disabled={disabled}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && take()}
        />
        {unit}
      </span>
    </label>
  );
}
