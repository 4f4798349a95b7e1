import { useEffect, useRef, useState } from 'react';
import { upload } from './api.ts';
import { fetchThumbnail, mostPictures, readFileIds, refusalOf, thumbnailOf } from './picture-files.ts';
import { useCommonTexts } from './texts/index.ts';

interface Picture {
  /** The file's id, or a name of our own until it has one. */
  id: string;
  /** Undefined while it is on its way. */
  url: string | undefined;
  uploaded: boolean;
}

/**
 * The pictures of one document: those handed in before (`joinedIds`) and those added now, uploaded as they are added.
 * `onRefused` gets a sentence for the player. Pass `pictures`, `add` and `remove` to <Thumbnails>.
 */
export function usePictures(joinedIds: string | null, onRefused: (message: string) => void) {
  const t = useCommonTexts();
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    readFileIds(joinedIds).map((id) => ({ id, url: undefined, uploaded: true })),
  );
  const added = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was handed in before is fetched once.
  useEffect(() => {
    const leaving = new AbortController();
    const shown: string[] = [];
    for (const { id } of pictures) {
      void fetchThumbnail(id, leaving.signal).then((url) => {
        if (leaving.signal.aborted) return;
        if (url) shown.push(url);
        // A picture that cannot be fetched stands as its name instead of as an endless wait.
        become(id, { url: url ?? thumbnailOf(`/api/sys/file/get?id=${id}`) });
      });
    }
    return () => {
      leaving.abort();
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  function become(id: string, change: Partial<Picture>): void {
    setPictures((now) => now.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)));
  }

  async function send(file: File): Promise<void> {
    added.current += 1;
    const place = `new-${added.current}`;
    setPictures((now) => [...now, { id: place, url: undefined, uploaded: false }]);
    const answer = await upload('/sys/file/upload', file);
    if (answer.ok)
      return become(place, { id: String(answer.data.id), url: thumbnailOf(answer.data.url), uploaded: true });
    setPictures((now) => now.filter(({ id }) => id !== place));
    onRefused(answer.message);
  }

  return {
    pictures,
    /** Comma-joined ids, as the API takes them; '' when there are none. */
    ids: pictures
      .filter(({ uploaded }) => uploaded)
      .map(({ id }) => id)
      .join(','),
    isUploading: pictures.some(({ uploaded }) => !uploaded),
    add(files: File[]): void {
      const free = mostPictures - pictures.length;
      if (files.length > free) onRefused(t('tooManyFiles', { most: mostPictures }));
      for (const file of files.slice(0, free)) {
        const refusal = refusalOf(file);
        if (refusal) onRefused(t(refusal));
        else void send(file);
      }
    },
    remove: (id: string) => setPictures((now) => now.filter((picture) => picture.id !== id)),
  };
}
