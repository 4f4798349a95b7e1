import type { LimitKind } from '@fairhouse/contract';
import type { Language } from '../../../http/language.ts';

const words: Record<Language, Record<LimitKind, string>> = {
  en: { deposit: 'deposits', loss: 'losses', stake: 'stakes', time: 'time' },
  fil: { deposit: 'deposito', loss: 'talo', stake: 'taya', time: 'oras' },
  pt: { deposit: 'depósitos', loss: 'perdas', stake: 'apostas', time: 'tempo' },
  es: { deposit: 'depósitos', loss: 'pérdidas', stake: 'apuestas', time: 'tiempo' },
};

/** 'deposits, losses', for a sentence. */
export function kindsText(kinds: readonly LimitKind[], language: Language): string {
  return kinds.map((kind) => words[language][kind]).join(', ');
}
