import { call } from '../call.ts';
import { getFile } from '../files/get-file.ts';

export const getOperatorFile = call({
  path: '/operator/file/get',
  method: 'GET',
  access: 'operator',
  permission: 'documents.read',
  summary:
    'A picture that a member uploaded, scaled down to fit, for whoever may see documents and personal data. Each look is recorded.',
  input: getFile.input.pick({ id: true, width: true, height: true }),
  output: getFile.output,
  errors: ['noSuchThing', 'notPermitted'],
  answersPicture: true,
});
