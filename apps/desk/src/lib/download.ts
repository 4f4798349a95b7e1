import type { OperatorCallInput, OperatorCallPath } from '@fairhouse/contract/operator';
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { currentLanguage } from './language.ts';
import { commonText } from './texts/index.ts';

/** Saves what a call answers as a file. Answers nothing when it is saved, otherwise what went wrong. */
export async function download<P extends OperatorCallPath>(
  path: P,
  input: OperatorCallInput<P>,
): Promise<string | undefined> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'Content-Type': 'application/json', 'X-FE-LANG': currentLanguage() },
      credentials: 'same-origin',
    });
    // A refusal comes in the envelope of every other call.
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      const { message } = (await response.json()) as { message?: string };
      return message || commonText('serverBusy');
    }
    if (!response.ok) return commonText('serverBusy');
    saveBlob(nameIn(response.headers.get('content-disposition')) ?? 'export.csv', await response.blob());
    return undefined;
  } catch {
    return commonText('networkFailed');
  }
}

export function nameIn(disposition: string | null): string | undefined {
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1];
}

/** Saves a file that came within an answer. */
export function saveFile(name: string, type: string, base64: string): void {
  saveBlob(name, new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }));
}

/** Saves text of JSON. */
export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/json' }));
}
