import { describe, expect, it } from 'vitest';
import { readFileIds, refusalOf, thumbnailOf } from './picture-files.ts';

describe('pictures to upload', () => {
  it('are JPEG, PNG or BMP of at most 5 MB', () => {
    expect(refusalOf({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeUndefined();
    expect(refusalOf({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe('fileTooLarge');
    expect(refusalOf({ type: 'image/svg+xml', size: 10 })).toBe('fileTypeRefused');
    expect(refusalOf({ type: '', size: 10 })).toBe('fileTypeRefused');
  });

  it('are known by ids joined with commas', () => {
    expect(readFileIds('12,7')).toEqual(['12', '7']);
    expect(readFileIds('')).toEqual([]);
    expect(readFileIds(null)).toEqual([]);
  });

  it('are shown small', () => {
    expect(thumbnailOf('/api/sys/file/get?id=7&signature=a')).toBe(
      '/api/sys/file/get?id=7&signature=a&width=180&height=136',
    );
  });
});
