import { playerLanguageCodes } from '@fairhouse/money';
import { loadLanguage } from './index.ts';

/** So that a test reads the texts of every language. */
export async function loadAllLanguages(): Promise<void> {
  await Promise.all(playerLanguageCodes.map(loadLanguage));
}
