import { longMomentText } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { useProtectionWords } from './texts/index.ts';
import type { Protection } from './use-protection.ts';

/** Why play is closed and until when; undefined while it is open. */
export function usePauseSentence(protection: Protection | undefined): string | undefined {
  const t = useProtectionWords();
  const language = useLanguage();
  if (!protection) return undefined;
  const { pause, closedAt } = protection;
  // It outlasts a break.
  if (pause?.kind === 'exclusion' && pause.until === null) return t('exclusionForGood');
  if (closedAt !== null) return t('closed');
  return pause ? t(pause.kind, { until: pause.until ? longMomentText(pause.until, language) : '' }) : undefined;
}
