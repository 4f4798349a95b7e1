import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onLoginAgain, post } from './api.ts';

let loginAgain: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  loginAgain = vi.fn();
  onLoginAgain(loginAgain);
});
afterEach(() => vi.unstubAllGlobals());

const answering = (body: unknown) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
const call = () => post('/sys/auth/logout', {});

describe('an answer other than 0', () => {
  it('carries the sentence of the server', async () => {
    answering({ error: 1101, message: 'Login failed.', data: null });
    expect(await call()).toEqual({ ok: false, error: 1101, message: 'Login failed.', data: undefined });
  });

  it('that says nothing is given a sentence', async () => {
    answering({ error: 500, message: '', data: null });
    expect(await call()).toMatchObject({ error: 500, message: 'The server is busy. Please try again later.' });
  });

  it('of -2 sends to the log-in, but for the question who is logged in', async () => {
    answering({ error: -2, message: 'Please log in.', data: null });
    await post('/sys/auth/token/info', {}, { silent: true });
    expect(loginAgain).not.toHaveBeenCalled();
    await call();
    expect(loginAgain).toHaveBeenCalledOnce();
  });
});

describe('an exchange that fails', () => {
  it.each([
    ['without a line', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['at a proxy with a page of its own', async () => new Response('<html>502</html>', { status: 502 })],
    ['with something that is no envelope', async () => new Response('{"ok":true}')],
  ])('%s is -1 with what to do', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const answer = await call();
    expect(answer).toMatchObject({ ok: false, error: -1 });
    expect(answer.ok || answer.message).toMatch(/check your connection and try again/);
  });
});
