import { z } from 'zod';
import { moment } from '../../scalars.ts';

export const vendorCertification = z.object({
  version: z.string().describe('Of the certification: its cases'),
  current: z
    .boolean()
    .describe('false: there is a later version, and games that are closed stay closed until it is passed'),
  digest: z.string().describe('SHA-256 of the signed report in hex, its name'),
  cases: z.int(),
  studio: z.string().describe('Origin of the server that was certified'),
  casino: z.string().describe('Origin of the casino that ran the cases'),
  finishedTime: moment(),
  acceptedBy: z.string(),
  acceptedTime: moment(),
});
export type VendorCertification = z.output<typeof vendorCertification>;

export const deskVendor = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean().describe('false: its calls are refused'),
  hasSecret: z.boolean().describe('false: the setting with its secret is missing, so its calls are refused'),
  needsCertification: z
    .boolean()
    .describe("false: the casino's own studio, or an aggregator, which certifies its studios itself"),
  launchOrigin: z.string(),
  reports: z.boolean().describe('Whether its rounds are compared with our books every day'),
  games: z.object({ open: z.int(), announced: z.int(), closed: z.int() }),
  certification: vendorCertification.nullable().describe('The last one; null: none was accepted'),
});
export type DeskVendor = z.output<typeof deskVendor>;
