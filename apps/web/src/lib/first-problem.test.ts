import { describe, expect, it } from 'vitest';
import { firstProblem } from './first-problem.ts';

describe('the order of checks', () => {
  it('is the order they are given in', () => {
    const checks = [
      ['email', true, 'Email required'],
      ['username', false, 'Username required'],
      ['password', false, 'Password required'],
    ] as const;
    expect(firstProblem(checks)).toEqual({ field: 'username', message: 'Username required' });
  });

  it('answers nothing when all is right', () => expect(firstProblem([['email', true, 'x']])).toBeUndefined());
});
