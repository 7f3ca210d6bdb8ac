/** Whoever ends `npm start`, and however: what it opened ends too. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { LOCAL, ROOT } from './places';

let folder = '';
let launcher: number | undefined;
afterEach(() => {
  rmSync(folder, { recursive: true });
  try {
    if (launcher !== undefined) process.kill(launcher, 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
});

// Of Ctrl-C a terminal tells all programs at once.
test.each([
  ['SIGTERM', 'npm'],
  ['SIGHUP', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGINT', 'all'],
] as const)('%s to %s leaves nothing running', async (signal, whom) => {
  launcher = undefined;
  // Within the project, so that npm finds tsx.
  mkdirSync(LOCAL, { recursive: true });
  folder = mkdtempSync(path.join(LOCAL, 'told-to-end-'));
  writeFileSync(
    path.join(folder, 'package.json'),
    '{"scripts":{"start":"node --import tsx start.ts"}}',
  );
  const asked = JSON.stringify(pathToFileURL(path.join(ROOT, 'local/machine/told-to-end.ts')).href);
  writeFileSync(
    path.join(folder, 'start.ts'),
    `import { onToldToEnd } from ${asked};
      setInterval(() => undefined, 1000);
      onToldToEnd(() => { console.log('ended'); process.exit(); });
      console.log('up', process.pid);`,
  );
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, detached: true });
  let said = '';
  npm.stdout.on('data', (bytes: Buffer) => {
    said += bytes.toString();
    launcher ??= Number(/^up (\d+)\n/.exec(said)?.[1]) || undefined;
    const pid = npm.pid ?? NaN;
    if (launcher !== undefined && npm.signalCode === null && npm.exitCode === null)
      process.kill(whom === 'all' ? -pid : pid, signal);
  });
  // Once no process holds its output any more.
  await new Promise((resolve) => npm.once('close', resolve));
  expect(said).toMatch(/\nended\n/);
});
