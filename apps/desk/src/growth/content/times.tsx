import { Checkbox, TextInput } from '@mantine/core';
import styles from './content.module.css';
import { isoOf, localOf } from './content.ts';
import { useContentTexts } from './texts/index.ts';

interface Timed {
  enabled: boolean;
  shownFrom: string | null;
  shownUntil: string | null;
}

/** Whether and when something is shown. */
export function Times({ of, set }: { of: Timed; set: (times: Partial<Timed>) => void }) {
  const t = useContentTexts();
  return (
    <div className={styles.row}>
      <Enabled on={of.enabled} set={(enabled) => set({ enabled })} />
      <TextInput
        type="datetime-local"
        label={t('shownFrom')}
        description={t('timesAbout')}
        value={localOf(of.shownFrom)}
        onChange={(event) => set({ shownFrom: isoOf(event.currentTarget.value) })}
      />
      <TextInput
        type="datetime-local"
        label={t('shownUntil')}
        description={t('timesAbout')}
        value={localOf(of.shownUntil)}
        onChange={(event) => set({ shownUntil: isoOf(event.currentTarget.value) })}
      />
    </div>
  );
}

export function Enabled({ on, set }: { on: boolean; set: (on: boolean) => void }) {
  const t = useContentTexts();
  return <Checkbox label={t('enabled')} checked={on} onChange={(event) => set(event.currentTarget.checked)} />;
}
