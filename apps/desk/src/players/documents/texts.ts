import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  title: 'Expiring documents',
  about: 'Players are notified {days} days before a document expires, and when it has expired.',
  stages: 'Expiring or expired',
  stage_soon: 'Expiring',
  stage_over: 'Expired',
  waiting: 'Documents to review',
  validUntil: 'Valid until',
  player: 'Player',
  kind: 'Document',
  id: 'No.',
  decidedBy: 'Accepted by',
  none_soon: 'Nothing expires soon',
  none_over: 'Nothing has expired',
  noneAbout_soon: 'No accepted document expires in this period.',
  noneAbout_over: 'Documents that players replace leave this list.',
};

const fil: Texts<keyof typeof en> = {
  title: 'Mga dokumentong mag-e-expire',
  about: 'Sinasabihan ang manlalaro {days} araw bago nito, at kapag tapos na.',
  stages: 'Mag-e-expire o nag-expire',
  stage_soon: 'Mag-e-expire',
  stage_over: 'Nag-expire',
  waiting: 'Mga naghihintay na dokumento',
  validUntil: 'May bisa hanggang',
  player: 'Manlalaro',
  kind: 'Dokumento',
  id: 'Blg.',
  decidedBy: 'Tinanggap ni',
  none_soon: 'Walang malapit nang mag-expire',
  none_over: 'Walang nag-expire',
  noneAbout_soon: 'Walang tinanggap na dokumentong matatapos sa loob ng mga araw na ito.',
  noneAbout_over: 'Nawawala sa listahang ito ang pinalitan ng manlalaro.',
};

export const useDocumentTexts = textsOf({ en, fil });
