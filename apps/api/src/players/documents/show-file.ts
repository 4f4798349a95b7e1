import type pg from 'pg';
import type { Storage } from '../../lib/storage/storage.ts';
import { findFile } from './documents.store.ts';

export interface Viewer {
  memberId: bigint | undefined;
  isOperator: boolean;
  /** The address carried a valid signature for this very file. */
  hasSignature: boolean;
}

/** The picture, resized when asked; undefined for who may not see it, just as when there is none. */
export async function showFile(
  db: pg.Pool,
  storage: Storage,
  id: bigint,
  size: { width?: number; height?: number },
  viewer: Viewer,
): Promise<Buffer | undefined> {
  const file = await findFile(db, id);
  if (!file) return undefined;
  if (!viewer.hasSignature && !viewer.isOperator && viewer.memberId !== file.memberId) return undefined;
  const jpeg = await storage.read(file.storageName);
  if (!jpeg) return undefined;
  if (!size.width && !size.height) return jpeg;
  // Loaded by the first picture, not with the casino: it is 28 MB.
  const { default: sharp } = await import('sharp');
  return sharp(jpeg)
    .resize({ ...size, fit: 'cover', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
