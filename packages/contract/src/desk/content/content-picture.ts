import { z } from 'zod';
import { call } from '../../call.ts';
import { pictureAddress } from '../documents/picture-address.ts';

export const keepContentPicture = call({
  path: '/operator/content/picture/upload',
  access: 'operator',
  permission: 'content.edit',
  summary:
    'Takes one picture: JPEG, PNG, WebP or AVIF by its content, at most 5 MB. It is encoded again, so metadata is dropped, and is served by the site from then on.',
  input: z.object({}).describe('Multipart with one file in the field `file`'),
  output: z.object({
    address: z.string().describe('The address as in a banner or promotion'),
    width: z.int(),
    height: z.int(),
  }),
  errors: [
    'missingField',
    'fileTooLarge',
    'fileTypeRefused',
    'fileDamaged',
    'tooManyPixels',
    'tooManyFiles',
    'notPermitted',
  ],
  upload: true,
});

export const showContentPicture = call({
  path: '/operator/content/picture',
  method: 'GET',
  access: 'operator',
  permission: 'content.read',
  summary: 'A picture that the site shows, by the address that a banner or promotion names.',
  input: z.object({ address: pictureAddress() }),
  output: z.file(),
  errors: ['noSuchThing'],
  answersPicture: true,
});
