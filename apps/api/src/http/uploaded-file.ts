export interface UploadedFile {
  bytes: Buffer;
  /** As the client named it: never trusted, never used as a path. */
  name: string;
}
