/** The secrets of a project, and the one that a deployment makes by itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Target } from './target';
import type { Tools } from './tools';

/** Encrypts the credentials that the owner enters on the site. Nobody needs to know it. */
export const CREDENTIALS_KEY = 'CREDENTIALS_KEY';

export async function secretNames(tools: Tools, project: string): Promise<Set<string | undefined>> {
  const there = (await tools.ask('gcloud', ['secrets', 'list', '--project', project])) as {
    name?: string;
  }[];
  return new Set(there.map(({ name = '' }) => name.split('/').at(-1)));
}

/** Makes the key once: another one would open nothing of what is kept. @throws ToolFailed */
export async function makeCredentialsKey(tools: Tools, { project }: Target): Promise<void> {
  if ((await secretNames(tools, project)).has(CREDENTIALS_KEY)) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-key-'));
  const file = path.join(folder, 'key');
  try {
    const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
    writeFileSync(file, key.toString('base64'), { mode: 0o600 });
    const create = ['secrets', 'create', CREDENTIALS_KEY, `--data-file=${file}`];
    const where = ['--replication-policy=automatic', '--project', project];
    await tools.run('gcloud', [...create, ...where]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
