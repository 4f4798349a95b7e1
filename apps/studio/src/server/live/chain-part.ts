import type { Chain } from '@fairhouse/live';
import type { SheetTexts } from '../sheet-texts/en.ts';

/** The chains of one table on its sheet, the newest first. */
export function chainPart(t: SheetTexts, chains: readonly Chain[]): string {
  const shown = chains.toReversed().map((chain) => facts(t, chain));
  return `<h2>${t.chain}</h2><p>${t.chainExplained}
<code>npm run check-round -- FILE CHAINS</code></p>${shown.join('') || `<p>${t.noChain}</p>`}
<p><a href="/live/chains">${t.allChains}</a></p>`;
}

function facts(
  t: SheetTexts,
  { end, links, nextLink, publishedAt, beacon, beaconRound, salt, saltedAt }: Chain,
): string {
  const salted = { [t.salt]: `<code>${salt}</code>`, [t.salted]: saltedAt === null ? '' : moment(saltedAt) };
  const lines = {
    [t.chainEnd]: `<code>${end}</code>`,
    [t.chainLinks]: t.linksUsed(links, nextLink - 1),
    [t.chainPublished]: moment(publishedAt),
    [t.chainBeacon]: escaped(beacon),
    [t.beaconRound]: beaconRound.toLocaleString('en'),
    ...(salt === null ? { [t.salt]: t.saltWaits } : salted),
  };
  const shown = Object.entries(lines).map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `<dl>${shown.join('')}</dl>`;
}

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The name of the beacon comes from the settings. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
