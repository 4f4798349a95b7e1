import { type MacroPlaceholder, macroPlaceholders } from '@fairhouse/contract/operator';

const isKnown = (name: string): name is MacroPlaceholder => macroPlaceholders.some((known) => known === name);

/** The first name in braces that no macro may have. */
export function unknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!).find((name) => !isKnown(name));
}

/** The text with its values; what a thread does not have is left for the operator to write. */
export function fillPlaceholders(text: string, values: Readonly<Record<MacroPlaceholder, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (isKnown(name) ? values[name] || '…' : whole));
}
