import { type Texts, textsOf } from '../lib/i18n.ts';

const en = {
  none: 'There is no picture.',
  failed: 'The picture could not be loaded. Its address is good for 15 minutes: open the row again.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Turn',
  picture: 'Picture {at} of {count}',
};

const fil: Texts<keyof typeof en> = {
  none: 'Walang larawan.',
  failed: 'Hindi ma-load ang larawan. 15 minuto lang ang bisa ng address nito: buksang muli ang row.',
  zoomIn: 'I-zoom in',
  zoomOut: 'I-zoom out',
  turn: 'I-rotate',
  picture: 'Larawan {at} sa {count}',
};

export const usePictureTexts = textsOf({ en, fil });
