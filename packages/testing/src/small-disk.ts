import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
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

/** Undefined where this process may not mount one: that wants root, or a kernel that lets others have namespaces. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const place = mkdtempSync(join(tmpdir(), 'fairhouse-disk-'));
  chmodSync(place, 0o711);
  const mount = ['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'fairhouse-test', place];
  const mounted = spawnSync(mount[0]!, mount.slice(1)).status === 0;
  const holder = mounted ? undefined : holdMount(mount);
  if (!mounted && !holder) {
    rmSync(place, { recursive: true });
    return undefined;
  }
  const folder = holder ? join('/proc', String(holder.pid), 'root', place) : place;
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
      if (holder) holder.kill('SIGKILL');
      // Lazily: a process that is just ending may still hold a file.
      else spawnSync('umount', ['-l', place]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

const holdsWithinMs = 3_000;

/**
 * Without root one may mount in a namespace of one's own. It lasts as long as a process that lives in it, and everybody
 * of the same user finds it through that one's root.
 */
function holdMount(mount: readonly string[]): ChildProcess | undefined {
  const place = mount.at(-1)!;
  const script = '"$@" && touch "$0/.mounted" && exec sleep infinity';
  const args = ['--user', '--map-root-user', '--mount', 'setpriv', '--pdeathsig', 'KILL', '--'];
  const holder = spawn('unshare', [...args, 'sh', '-c', script, place, ...mount], { stdio: 'ignore' });
  holder.on('error', () => {});
  holder.unref();
  const sign = join('/proc', String(holder.pid), 'root', place, '.mounted');
  for (const deadline = Date.now() + holdsWithinMs; Date.now() < deadline; spawnSync('sleep', ['0.02'])) {
    if (existsSync(sign)) return holder;
  }
  holder.kill('SIGKILL');
  return undefined;
}
