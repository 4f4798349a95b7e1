import { errorCodes } from '@fairhouse/contract';
import { expect, type Page } from '@playwright/test';
import { sendAs } from './token-now.ts';

/** Uploads a picture of the page as a document of the member, again while the casino cannot answer. Answers the file's id. */
export async function uploadPicture(page: Page, token: string): Promise<string> {
  const buffer = await page.screenshot({ type: 'png' });
  const upload = () =>
    sendAs(page, token, async (authorization) => {
      const answer = await page.request.post('/api/sys/file/upload', {
        headers: { authorization },
        multipart: { file: { name: 'proof.png', mimeType: 'image/png', buffer } },
      });
      return await answer.json();
    });
  let answered: Awaited<ReturnType<typeof upload>>;
  await expect(async () => {
    answered = await upload();
    expect(answered.error).not.toBe(errorCodes.unavailable);
  }).toPass();
  if (answered.error !== 0) throw new Error(`the picture was refused: ${answered.error} ${answered.message}`);
  return String(answered.data.id);
}
