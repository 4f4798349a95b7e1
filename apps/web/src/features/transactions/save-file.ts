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
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
