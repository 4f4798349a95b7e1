import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Answer } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/language.ts';
import { commonText } from '../../lib/texts/index.ts';

type Kept = OperatorCallOutput<'/operator/content/picture/upload'>;

/** Sends a picture; the server says whether it is one. */
export async function uploadPicture(file: File): Promise<Answer<Kept>> {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch('/api/operator/content/picture/upload', {
      method: 'POST',
      body,
      headers: { 'X-FE-LANG': currentLanguage() },
      credentials: 'same-origin',
    });
    const { error, message, data } = (await response.json()) as { error: number; message: string; data: Kept };
    return error === 0 ? { ok: true, data } : { ok: false, error, message };
  } catch {
    return { ok: false, error: -1, message: commonText('networkFailed') };
  }
}
