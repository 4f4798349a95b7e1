import {
  address,
  CannotRun,
  type Environment,
  readSettings as readEnvironment,
  text,
} from '@fairhouse/operation/settings';
import { z } from 'zod';

/** Where uploads lie when they do not lie in a folder of this machine: any server that speaks S3. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  key: string;
  secret: string;
}

export const environment = z.object({
  UPLOADS_S3_ENDPOINT: address().refine(
    (given) => given === undefined || /^https?:/.test(given),
    'must be an http or https address.',
  ),
  UPLOADS_S3_REGION: text('us-east-1'),
  UPLOADS_S3_BUCKET: text(),
  UPLOADS_S3_KEY: text(),
  UPLOADS_S3_SECRET: text(),
});

/** Undefined: uploads lie in the data folder. Throws CannotRun where only a part of it is set. */
export function readStorageSettings(env: Environment): S3Settings | undefined {
  const read = readEnvironment(environment, env);
  const given = {
    endpoint: read.UPLOADS_S3_ENDPOINT,
    bucket: read.UPLOADS_S3_BUCKET,
    key: read.UPLOADS_S3_KEY,
    secret: read.UPLOADS_S3_SECRET,
  };
  if (Object.values(given).every((value) => !value)) return undefined;
  const { endpoint, ...rest } = given;
  if (!endpoint || Object.values(rest).some((value) => value === '')) {
    throw new CannotRun(
      'Set UPLOADS_S3_ENDPOINT, UPLOADS_S3_BUCKET, UPLOADS_S3_KEY and UPLOADS_S3_SECRET, or none of them to keep uploads in the data folder.',
    );
  }
  return { endpoint, region: read.UPLOADS_S3_REGION, ...rest };
}
