import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { claimOffset } from './claim-offset';
import type { Claim } from './claim-offset';
import { HOST } from './places';

/** Far from the environments that people open. */
const USUAL = 12_000;

async function claim(env: NodeJS.ProcessEnv = {}, usual = USUAL): Promise<Claim> {
  const claimed = await claimOffset({ env, usual });
  onTestFinished(() => claimed.release());
  return claimed;
}

async function squat(port: number): Promise<void> {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(port, HOST, resolve));
  onTestFinished(() => void squatter.close());
}

/** An offset with all its ports free just now. */
async function freeOffset(): Promise<Claim> {
  const free = await claimOffset({ env: {}, usual: USUAL });
  await free.release();
  return free;
}

test('a taken port moves the environment to the next offset and is named', async () => {
  const { offset: usual, ports } = await freeOffset();
  await squat(ports.auth);
  const moved = await claim({}, usual);
  expect(moved.offset).toBeGreaterThan(usual);
  expect((moved.offset - usual) % 100).toBe(0);
  expect(moved.moved).toBe(`  port ${ports.auth}, wanted by the Auth emulator: it is taken`);
  expect(moved.ports.auth).toBe(ports.auth + moved.offset - usual);
});

test('launchers that start at the same moment have an offset each', async () => {
  const claims = await Promise.all(Array.from({ length: 6 }, () => claim()));
  expect(new Set(claims.map(({ offset }) => offset)).size).toBe(6);
});

test('a taken port at a named offset is an error, and no other offset is tried', async () => {
  const { offset, ports } = await freeOffset();
  await squat(ports.smtp);
  await expect(claim({ TULIA_PORT_OFFSET: String(offset) })).rejects.toThrow(
    `port ${ports.smtp}, wanted by the mail inbox (SMTP): it is taken`,
  );
});
