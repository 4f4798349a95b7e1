import { call } from '../../call.ts';
import { listedId, maybe } from '../../scalars.ts';
import { bannerDraft, operatorBanner } from './operator-banner.ts';

export const saveBanner = call({
  path: '/operator/banner/save',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Changes the banner of this id, or adds one where no id is given. Recorded with the former values.',
  input: bannerDraft.extend({ id: maybe(listedId()) }),
  output: operatorBanner,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'contentChanged', 'settingRefused', 'notPermitted'],
});
