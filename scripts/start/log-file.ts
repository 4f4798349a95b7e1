import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const largestLogBytes = 20 * 1024 * 1024;
const pauseMs = 1_000;
const newline = 0x0a;

/** Appends to a log, at most two files of 20 MB. */
export function appendToLog(file: string, now = Date.now, largestBytes = largestLogBytes): (chunk: Buffer) => void {
  let fd: number | undefined;
  let bytes = 0;

  function close(): void {
    if (fd === undefined) return;
    const closing = fd;
    fd = undefined;
    closeSync(closing);
  }

  return droppingWhenFull((chunk, onWritten) => {
    if (bytes > largestBytes) {
      close();
      bytes = 0;
      renameSync(file, `${file}.1`);
    }
    if (fd === undefined) {
      fd = openSync(file, 'a', 0o600);
      bytes = fstatSync(fd).size;
    }
    writeWhole(fd, chunk, (written) => {
      bytes += written;
      onWritten(written);
    });
  }, now);
}

/** Standard output that is a file, as in `npm start > casino.log`: its stream would break for good at a full disk. */
export function appendToStandardOutput(): (chunk: Buffer) => void {
  return droppingWhenFull((chunk, onWritten) => writeWhole(1, chunk, onWritten), Date.now);
}

function writeWhole(fd: number, chunk: Buffer, onWritten: (bytes: number) => void): void {
  for (let at = 0; at < chunk.length; ) {
    const written = writeSync(fd, chunk, at);
    at += written;
    onWritten(written);
  }
}

/**
 * A disk that takes nothing costs lines and nothing else: they are counted, and once there is room again a line says how
 * many there were. Until then it is tried once a second.
 */
function droppingWhenFull(
  write: (chunk: Buffer, onWritten: (bytes: number) => void) => void,
  now: () => number,
): (chunk: Buffer) => void {
  let dropped = 0;
  let endsInALine = true;
  let notBeforeMs = 0;

  function writeLine(chunk: Buffer): void {
    let at = 0;
    write(chunk, (bytes) => {
      at += bytes;
      if (bytes > 0) endsInALine = chunk[at - 1] === newline;
    });
  }

  return (chunk) => {
    if (now() < notBeforeMs) {
      dropped += linesIn(chunk);
      return;
    }
    try {
      if (dropped > 0) {
        writeLine(Buffer.from(`${endsInALine ? '' : '\n'}${droppedLine(dropped, now())}\n`));
        dropped = 0;
      }
      writeLine(chunk);
    } catch {
      dropped += linesIn(chunk);
      notBeforeMs = now() + pauseMs;
    }
  };
}

/** As the servers log: one JSON object a line, level 40 being a warning. */
function droppedLine(dropped: number, atMs: number): string {
  const lines = dropped === 1 ? '1 line was' : `${dropped} lines were`;
  const msg = `${lines} dropped here, because the log could not be written; is the disk full?`;
  return JSON.stringify({ level: 40, time: new Date(atMs).toISOString(), name: 'start', dropped, msg });
}

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (const byte of chunk) if (byte === newline) lines++;
  return Math.max(1, lines);
}
