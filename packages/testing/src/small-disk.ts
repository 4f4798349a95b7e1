import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few megabytes, to be filled to the last byte. */
export interface SmallDisk {
  folder: string;
  /** Takes all the room there is. */
  fill(): void;
  free(): void;
  close(): void;
}

/** Undefined where this process may not mount one: that wants root. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-disk-'));
  chmodSync(folder, 0o711);
  const options = `size=${megabytes}m,mode=0711`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'fairhouse-test', folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const fd = openSync(filler, 'a');
      for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
        try {
          for (;;) writeSync(fd, Buffer.alloc(bytes));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(fd);
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      // Lazily: a process that is just ending may still hold a file.
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
