import { call } from '../../call.ts';
import { getFile } from '../../players/files/get-file.ts';

export const getOperatorFile = call({
  path: '/operator/file/get',
  method: 'GET',
  access: 'operator',
  permission: 'documents.read',
  summary:
    'A picture that a player uploaded, scaled down to fit; needs the rights to see documents and personal data. Each view is recorded.',
  input: getFile.input.pick({ id: true, width: true, height: true }),
  output: getFile.output,
  errors: ['noSuchThing', 'notPermitted'],
  answersPicture: true,
});
