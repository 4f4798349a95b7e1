import { rightsOf, settingNames } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { sections } from './sections.ts';

it('every setting stands in one section, with the permissions that the server asks for', () => {
  expect(sections.flatMap(({ names }) => names as readonly string[]).sort()).toEqual([...settingNames].sort());
  for (const { names, reads, edits } of sections)
    for (const name of names) expect(rightsOf(name), name).toEqual({ reads, edits });
});
