import { getFile } from './get-file.ts';
import { uploadFile } from './upload-file.ts';

/** The calls of uploads. */
export const filesCalls = {
  [getFile.path]: getFile,
  [uploadFile.path]: uploadFile,
} as const;
