import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { nameIn } from '../../lib/download.ts';
import { currentLanguage } from '../../lib/language.ts';
import { ask, CallFailed } from '../../lib/query.ts';
import { commonText } from '../../lib/texts/index.ts';
import type { Definition } from './reports-view.ts';

/** Saves a report as CSV and its signature beside it. Answers nothing when both are saved, otherwise what went wrong. */
export async function saveReportFile(definition: Definition, name: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/operator/report/export', {
      method: 'POST',
      body: JSON.stringify({ definition, name: name || 'report' }),
      headers: { 'Content-Type': 'application/json', 'X-FE-LANG': currentLanguage() },
      credentials: 'same-origin',
    });
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      const { message } = (await response.json()) as { message?: string };
      return message || commonText('serverBusy');
    }
    if (!response.ok) return commonText('serverBusy');
    saveBlob(nameIn(response.headers.get('content-disposition')) ?? 'report.csv', await response.blob());
    const signed = await ask('/operator/report/signature', { sha256: response.headers.get('x-made-from') ?? '' });
    saveBlob(signed.name, new Blob([signed.note], { type: 'text/plain' }));
    return undefined;
  } catch (error) {
    return error instanceof CallFailed ? error.message : commonText('networkFailed');
  }
}
