import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { browsersText } from './browsers.ts';

const code = readFileSync(new URL('./old-browser.js', import.meta.url), 'utf8');
const fileName = `assets/old-browser-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
const place = '<!--old-browser-->';

/** In every language: what would choose between them may be just what the browser cannot run. */
const notice = `<div id="old-browser" class="old-browser" role="alert" hidden>
      <div lang="en">
        <p><strong>This browser is too old for Fairhouse</strong></p>
        <p>Please update it, or open this page in one of these or a newer one: ${browsersText}. On an iPhone or iPad, update iOS.</p>
      </div>
      <div lang="fil">
        <p><strong>Masyadong luma ang browser na ito para sa Fairhouse</strong></p>
        <p>Paki-update ito, o buksan ang pahinang ito sa isa sa mga ito o sa mas bago: ${browsersText}. Sa iPhone o iPad, i-update ang iOS.</p>
      </div>
      <div lang="pt">
        <p><strong>Este navegador é antigo demais para a Fairhouse</strong></p>
        <p>Atualize-o ou abra esta página em um destes ou mais novo: ${browsersText}. Em um iPhone ou iPad, atualize o iOS.</p>
      </div>
      <div lang="es">
        <p><strong>Este navegador es demasiado viejo para Fairhouse</strong></p>
        <p>Actualízalo o abre esta página en uno de estos o más nuevo: ${browsersText}. En un iPhone o iPad, actualiza iOS.</p>
      </div>
    </div>
    <script defer src="/${fileName}"></script>`;

/** Puts the notice for browsers that are too old into a page that has a place for it; styled in `packages/ui/src/base.css`. */
export function oldBrowserNotice(): Plugin {
  return {
    name: 'old-browser-notice',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml(html) {
      if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
      return html.replace(place, notice);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
