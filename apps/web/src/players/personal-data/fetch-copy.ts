import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { isOwnSession } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/language/language.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { commonText } from '../../lib/texts/index.ts';

/** Saves the archive, which is no envelope. Answers what went wrong, as a sentence. */
export async function fetchCopy(id: number, password: string): Promise<string | undefined> {
  try {
    if (!(await isOwnSession())) return commonText('sessionReplaced');
    const response = await fetch('/api/sys/data/fetchCopy', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-FE-LANG': currentLanguage(),
        Authorization: sessionToken() ?? '',
      },
      body: JSON.stringify({ id, password }),
    });
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      return ((await response.json()) as { message: string }).message;
    }
    const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    saveBlob(name ?? 'your-data.zip', await response.blob());
    return undefined;
  } catch {
    return commonText('networkFailed');
  }
}
