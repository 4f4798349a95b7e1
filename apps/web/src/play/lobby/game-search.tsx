import { IconButton } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { useCommonTexts } from '../../lib/texts/index.ts';
import styles from './game-search.module.css';
import { useLobbyTexts } from './texts/index.ts';

/** As long as the call takes it. */
const longestName = 60;

/** The field that finds games by name. Arrow down leads to what was found. */
export function GameSearch({
  value,
  onChange,
  onLeave,
  begin,
}: {
  value: string;
  onChange: (value: string) => void;
  /** The player continues to the results. */
  onLeave: () => void;
  /** The cursor stands in it from the start. */
  begin: boolean;
}) {
  const t = useLobbyTexts();
  const common = useCommonTexts();
  const field = useRef<HTMLInputElement>(null);
  // Before the window looks for something to focus: it leaves alone what has the focus already.
  useEffect(() => {
    if (begin) field.current?.focus();
  }, [begin]);
  return (
    <search className={styles.search}>
      <TextField
        ref={field}
        label={t('searchGames')}
        value={value}
        onChange={onChange}
        maxLength={longestName}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          onLeave();
        }}
        prefix={<Icon name="search" />}
        suffix={
          value !== '' && (
            <IconButton
              icon="close"
              label={common('clear')}
              size={18}
              onClick={() => {
                onChange('');
                field.current?.focus();
              }}
            />
          )
        }
      />
    </search>
  );
}
