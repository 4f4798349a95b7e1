import { fileURLToPath } from 'node:url';
import { configurationPage } from './configuration/page.ts';
import { diagramsPage } from './diagrams-page.ts';
import { errorsPage } from './errors-page.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

/** The pages of the documentation that are generated from code and data. */
export const generatedPages: readonly { file: string; text: () => string }[] = [
  { file: pathOf('configuration.md'), text: configurationPage },
  { file: pathOf('diagrams.md'), text: diagramsPage },
  { file: pathOf('errors.md'), text: errorsPage },
];
