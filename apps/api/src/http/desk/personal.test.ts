import { operatorCalls, type PersonalKind, personal } from '@fairhouse/contract/operator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { holdsPersonal, isPage, maskPersonal } from './personal.ts';

describe('masking', () => {
  it.each<[PersonalKind, string, string]>([
    ['email', 'maria@example.com', 'm•••@e•••.com'],
    ['email', 'a@b', 'a•••@b•••'],
    ['name', 'María', 'M•••'],
    ['name', '', ''],
    ['phone', '+4915112345678', '•••78'],
    ['birthday', '1990-01-31', '•••'],
    ['account', 'PH12 3456 7890', '•••7890'],
    ['account', '12345', '•••'],
  ])('%s %s becomes %s', (kind, whole, masked) => {
    expect(maskPersonal(personal(kind, z.string()), whole)).toBe(masked);
  });

  it('finds what is personal wherever it stands, and leaves the rest', () => {
    const schema = z.object({
      id: z.int(),
      people: z.array(z.object({ name: personal('name', z.string()).nullable(), age: z.int() })),
      one: z.union([z.null(), z.object({ files: personal('pictures', z.array(z.string())) })]),
      maybe: personal('email', z.string()).optional(),
    });
    expect(holdsPersonal(schema)).toBe(true);
    const whole = {
      id: 1,
      people: [
        { name: 'Ana', age: 3 },
        { name: null, age: 4 },
      ],
      one: { files: ['/a'] },
    };
    expect(maskPersonal(schema, whole)).toEqual({
      id: 1,
      people: [
        { name: 'A•••', age: 3 },
        { name: null, age: 4 },
      ],
      one: { files: [] },
    });
  });

  it('knows the calls that answer it', () => {
    expect(holdsPersonal(operatorCalls['/operator/cashOut/get'].output)).toBe(true);
    expect(holdsPersonal(operatorCalls['/operator/setting/listAll'].output)).toBe(false);
    expect(isPage(operatorCalls['/operator/cashOut/listPage'].output)).toBe(true);
    expect(isPage(operatorCalls['/operator/cashOut/get'].output)).toBe(false);
  });
});
