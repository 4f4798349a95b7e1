import { useState } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useTexts } from './texts.ts';

/**
 * What stands where something could not be loaded: why, in a sentence, and the way to ask again. `onRetry` answers a
 * promise where the button is to stay busy meanwhile.
 */
export function LoadFailed({ error, onRetry }: { error: { message: string }; onRetry: () => unknown }) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    setAsking(true);
    await onRetry();
    setAsking(false);
  }

  return (
    <EmptyState art="offline" title={error.message}>
      <Button busy={asking} onClick={() => void ask()}>
        {t('retry')}
      </Button>
    </EmptyState>
  );
}
