import type { CaseResult, CertificationReport, SignedReport } from './report.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root{color-scheme:light dark;--line:#8884;--bad:#b3261e;--good:#146c2e}
@media(prefers-color-scheme:dark){:root{--bad:#ff8a80;--good:#7bd88f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:56rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.4rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .5rem}
.verdict{font-size:1.15rem;font-weight:600}.good{color:var(--good)}.bad{color:var(--bad)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:1rem 0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
article{border:1px solid var(--line);border-left:4px solid var(--bad);border-radius:.5rem;padding:.75rem 1rem;margin:.75rem 0}
article h3{font-size:1rem;margin:0 0 .25rem}article p{margin:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8882;padding:.5rem;border-radius:.35rem;margin:.15rem 0 .5rem;font-size:.85rem}
details{border-top:1px solid var(--line);padding:.5rem 0}summary{cursor:pointer;min-height:2rem;display:flex;gap:.75rem;align-items:center}
summary b{flex:1;font-weight:500}ul{margin:.25rem 0 .5rem;padding-left:1.25rem}li{margin:.15rem 0}
small{opacity:.7}@media(max-width:26rem){dl{grid-template-columns:1fr}dt{margin-top:.35rem}}`;

const directions = {
  'studio to casino': 'studio → casino',
  'casino to studio': 'casino → studio',
};

/** The report as one page without anything from outside, in plain English. */
export function reportPage({ report, signature }: SignedReport): string {
  const failed = report.results.filter(({ passed }) => !passed);
  const verdict = report.passed
    ? `<p class="verdict good">Passed: all ${report.total} cases.</p>`
    : `<p class="verdict bad">${failed.length === 0 ? 'Not a certification: a part of the cases was run.' : `Not passed: ${failed.length} of ${report.total} cases failed.`}</p>`;
  const signed = signature
    ? `signed by the casino (Ed25519, key ${signature.publicKey})`
    : 'not signed: a local run, for your own use';
  const rows: [string, string][] = [
    ['Vendor', `${report.vendorName} (${report.vendor})`],
    ['Studio', report.studio],
    ['Casino', report.casino],
    ['Certification', `version ${report.version}`],
    ['Run', report.runId],
    ['Time', `${report.startedAt} to ${report.finishedAt}`],
    ['Signature', signed],
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(`${report.passed ? 'Passed' : 'Not passed'}: certification of ${report.vendorName}`)}</title><style>${style}</style></head>
<body><h1>${escaped(`Certification of ${report.vendorName}`)}</h1>${verdict}
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
${failed.length > 0 ? `<h2>What failed</h2>${failed.map(failedCase).join('')}` : ''}
<h2>All cases</h2>${groupsOf(report)}
</body></html>
`;
}

function failedCase({ id, title, why, direction, failure, advice }: CaseResult): string {
  return `<article id="${escaped(id)}"><h3>${escaped(title)}</h3>
<p><small>${escaped(id)} · ${directions[direction]}${failure ? ` · step ${failure.step}` : ''}</small></p>
<p>${escaped(why)}</p>${
    failure
      ? `<p>Sent</p><pre>${escaped(failure.sent)}</pre><p>Came</p><pre>${escaped(failure.came)}</pre><p>Expected</p><pre>${escaped(failure.expected)}</pre>`
      : ''
  }${advice ? `<p><b>What to do:</b> ${escaped(advice)}</p>` : ''}</article>`;
}

function groupsOf({ results }: CertificationReport): string {
  const names = [...new Set(results.map(({ group }) => group))];
  const parts = names.map((name) => {
    const own = results.filter(({ group }) => group === name);
    const passed = own.filter((one) => one.passed).length;
    const items = own.map(
      (one) => `<li class="${one.passed ? 'good' : 'bad'}">${one.passed ? '✓' : '✗'} ${escaped(one.title)}</li>`,
    );
    return `<details><summary><b>${escaped(name)}</b><span class="${passed === own.length ? 'good' : 'bad'}">${passed} of ${own.length}</span></summary><ul>${items.join('')}</ul></details>`;
  });
  return parts.join('');
}
