import { describe, expect, it } from 'vitest';
import { noticeReader, noticeWriter } from './notices.ts';

const read = (notices: string[], reader = noticeReader('me')) => notices.map((notice) => reader.read(notice));

describe('a message as notices', () => {
  it('comes out as it went in, whatever its letters are', () => {
    const message = { text: 'Größe “ñ” 🎡\n\u0000', amount: 1 };
    const notices = noticeWriter().write('live.tables', message);
    expect(notices).toHaveLength(1);
    expect(read(notices)).toEqual([{ channel: 'live.tables', message }]);
  });

  it('is split where it is longer than PostgreSQL takes, and no part is', () => {
    const message = { text: '🎡'.repeat(5_000) };
    const notices = noticeWriter().write('live.own', message);
    expect(notices.length).toBeGreaterThan(2);
    for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThan(8_000);
    expect(read(notices).filter(Boolean)).toEqual([{ channel: 'live.own', message }]);
  });

  it('is kept out when it is half a megabyte', () => {
    expect(noticeWriter().write('live.own', 'a'.repeat(600_000))).toEqual([]);
  });

  it('is never the same text twice', () => {
    const { write } = noticeWriter();
    expect(write('live.own', 1)).not.toEqual(write('live.own', 1));
  });
});

describe('who reads', () => {
  it('does not hear itself', () => {
    const writer = noticeWriter();
    expect(read(writer.write('live.own', 1), noticeReader(writer.publisher))).toEqual([undefined]);
  });

  it('lets go what lacks a part, and hears the next', () => {
    const { write } = noticeWriter();
    const reader = noticeReader('me');
    const [first, , third] = write('live.tables', 'a'.repeat(20_000));
    expect(read([first!, third!], reader)).toEqual([undefined, undefined]);
    const [, second] = write('live.tables', 'a'.repeat(12_000));
    expect(read([second!], reader)).toEqual([undefined]);
    expect(read(write('live.tables', 3), reader)).toEqual([{ channel: 'live.tables', message: 3 }]);
  });

  it('tells the parts of several apart', () => {
    const [one, other] = [noticeWriter(), noticeWriter()].map(({ write }) => write('live.tables', 'b'.repeat(10_000)));
    expect(read([one![0]!, other![0]!, other![1]!, one![1]!]).filter(Boolean)).toHaveLength(2);
  });

  it('is not put off by what is no notice', () => {
    expect(read(['', 'hello', 'x 1 0 1 live.tables {'])).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ message: undefined }),
    ]);
  });
});
