/** M-Pesa before its stand-in, which runs as a program of its own: functions know it over the wire only. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { darajaProvider } from '../daraja/provider';
import type { DarajaSettings } from '../daraja/settings';
import { hearNotices } from './heard-notices';
import type { ProviderDesk } from './provider-cases';

const ROOT = path.join(import.meta.dirname, '../../../..');
const WEBHOOK_SECRET = 'a-secret-of-the-test';

interface Accepted {
  port: number;
  shortCode: string;
  secrets: Record<string, string>;
}

export async function openDarajaDesk(): Promise<ProviderDesk> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/daraja/alone.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((done) =>
    createInterface(child.stdout).once('line', done),
  );
  const { port, shortCode, secrets } = JSON.parse(line) as Accepted;
  const notices = await hearNotices();
  const root = `http://127.0.0.1:${port}`;
  const settings: DarajaSettings = {
    rootUrl: `${root}/`,
    shortCode,
    till: null,
    nominatedNumber: '254700000000',
    webhookSecret: WEBHOOK_SECRET,
    key: secrets['DARAJA_CONSUMER_KEY'] ?? '',
    secret: secrets['DARAJA_CONSUMER_SECRET'] ?? '',
    passkey: secrets['DARAJA_PASSKEY'] ?? '',
    webhook: `${notices.url}/${WEBHOOK_SECRET}`,
  };
  const post = async (address: string, body: object) => {
    const answer = await fetch(root + address, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  };
  return {
    provider: darajaProvider(settings),
    unauthorised: darajaProvider({ ...settings, key: 'nobody', secret: 'wrong' }),
    // Nothing listens on the port of discarding.
    unreachable: darajaProvider({ ...settings, key: 'far', rootUrl: 'http://127.0.0.1:9/' }),
    heard: notices.take,
    pay: (reference) => post(`/_prompts/${reference}`, { result: 0 }),
    decline: (reference) => post(`/_prompts/${reference}`, { result: 1032 }),
    loseAnswer: () => post('/_faults', { kind: 'lost-answer', times: 1 }),
    forge: (notice) => ({ ...notice, path: ['a-secret-of-the-tesT', ...notice.path.slice(1)] }),
    close: async () => {
      child.stdin.end();
      await notices.close();
    },
  };
}
