import { fileURLToPath } from 'node:url';
import { decisions } from '../decisions/decision.ts';
import { indexPage } from '../decisions/index-page.ts';
import { configurationPage } from './configuration/page.ts';
import { diagramsPage } from './diagrams-page.ts';
import { errorsPage } from './errors-page.ts';
import { webhooksPage } from './webhooks/webhooks-page.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

/** The pages of the documentation that are generated from code and data. */
export const generatedPages: readonly { file: string; text: () => string }[] = [
  { file: pathOf('configuration.md'), text: configurationPage },
  { file: pathOf('decisions/README.md'), text: () => indexPage(decisions()) },
  { file: pathOf('diagrams.md'), text: diagramsPage },
  { file: pathOf('errors.md'), text: errorsPage },
  { file: pathOf('webhooks.md'), text: webhooksPage },
];
