import { isOwnSession } from './api.ts';
import { sessionToken } from './session-token.ts';

/** What the API takes: pictures of at most 5 MB, six for each document. */
export const mostPictures = 6;
const largestBytes = 5 * 1024 * 1024;
const takenTypes = ['image/jpeg', 'image/png', 'image/bmp', 'image/x-ms-bmp'];

/** Pixels: twice the 90 × 68 of a thumbnail, for dense screens. */
const size = 'width=180&height=136';

/** Why a file cannot be taken, before it is sent; undefined when it can. */
export function refusalOf(file: Pick<File, 'size' | 'type'>): 'fileTooLarge' | 'fileTypeRefused' | undefined {
  if (!takenTypes.includes(file.type)) return 'fileTypeRefused';
  return file.size > largestBytes ? 'fileTooLarge' : undefined;
}

/** '12,7' → ['12', '7']: file ids as the API joins them. */
export function readFileIds(joined: string | null): string[] {
  return joined ? joined.split(',').filter(Boolean) : [];
}

/** The address of an upload, for a thumbnail. */
export function thumbnailOf(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${size}`;
}

/**
 * An earlier upload as a `blob:` address, to be revoked by who asked; undefined when it cannot be shown.
 * A picture element cannot send the session along, so the picture is fetched.
 */
export async function fetchThumbnail(id: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    if (!(await isOwnSession())) return undefined;
    const response = await fetch(`/api/sys/file/get?id=${encodeURIComponent(id)}&${size}`, {
      headers: { Authorization: sessionToken() ?? '' },
      signal,
    });
    return response.ok ? URL.createObjectURL(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}
