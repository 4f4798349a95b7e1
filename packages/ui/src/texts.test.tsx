import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoadFailed } from './load-failed.tsx';
import { TextsProvider } from './texts.ts';

const failed = <LoadFailed error={{ message: 'No connection' }} onRetry={() => {}} />;

it('says what the app around it says', () => {
  const html = renderToStaticMarkup(<TextsProvider value={(key) => `the text ${key}`}>{failed}</TextsProvider>);
  expect(html).toContain('No connection');
  expect(html).toContain('the text retry');
});

it('is not drawn without texts', () => {
  expect(() => renderToStaticMarkup(failed)).toThrow('no TextsProvider around this component');
});
