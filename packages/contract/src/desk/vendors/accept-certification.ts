import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { vendorCertification } from './vendor.ts';

export const acceptCertification = call({
  path: '/operator/vendor/acceptCertification',
  access: 'operator',
  permission: 'catalogue.edit',
  summary:
    'Accepts the signed report of a passed certification (report.json, at most 5 MB) for a vendor: its games may be opened from then on. Refused unless a trusted casino signed it, it is of the current version, every case passed, and it was accepted for no other vendor. The same report again changes nothing.',
  input: z
    .object({ vendor: text(40), reason: text(500).describe('Not empty') })
    .describe('Multipart with the report in the field `file`'),
  output: vendorCertification,
  errors: ['missingField', 'noSuchThing', 'settingRefused', 'fileTooLarge'],
  upload: true,
});
