import { Button } from '@mantine/core';
import { useState } from 'react';
import styles from './check-again.module.css';

export interface Checked {
  text: string;
  good: boolean;
}

/** Has something computed once more, and says what came out. */
export function CheckAgain({ label, check }: { label: string; check: () => Promise<Checked> }) {
  const [said, setSaid] = useState<Checked>();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    setSaid(await check());
    setBusy(false);
  };
  return (
    <>
      <div>
        <Button size="xs" variant="default" loading={busy} onClick={() => void press()}>
          {label}
        </Button>
      </div>
      {said && (
        <p role="status" className={said.good ? styles.good : styles.late}>
          {said.text}
        </p>
      )}
    </>
  );
}
