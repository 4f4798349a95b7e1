import { saveBlob } from '@fairhouse/ui/save-blob.ts';

/** Hands a file to the browser to save; `content` is base64. */
export function saveFile({
  fileName,
  contentType,
  content,
}: {
  fileName: string;
  contentType: string;
  content: string;
}): void {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type: contentType }));
}
