import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runningCommit, VERSION_FILE, writeVersion } from './running-version';
import { COMMIT, goodProject, PROJECT, type GoodProject } from './testing/good-project';
import { ALL, triesOf } from './testing/tries';
import { targetOf } from './target';

let good: GoodProject;
beforeEach(async () => {
  good = await goodProject();
});
afterEach(() => {
  good.close();
});

const { deploy, refusal, deployed } = triesOf(() => good);

describe('indexes', () => {
  const list = 'firestore indexes composite list *';

  it('are waited for, before functions that need them', async () => {
    const states = ['CREATING', 'CREATING', 'READY'].map((state) => ({ says: [{ state }] }));
    good.tools.answer('gcloud', list, ...states);
    await deploy();
    expect(good.waited).toHaveLength(2);
    const asked = good.tools.asked();
    const ready = asked.findLastIndex((each) => each.includes('composite list'));
    expect(ready).toBeLessThan(asked.findIndex((each) => each.includes('--only functions')));
  });

  it('may be asked for in vain while the connection is gone', async () => {
    const lost = { fails: 'socket hang up' };
    good.tools.answer('gcloud', list, lost, lost, { says: [{ state: 'READY' }] });
    await deploy();
    expect(deployed()).toEqual(ALL);
  });

  it('that cannot be built stop it', async () => {
    good.tools.answer('gcloud', list, { says: [{ name: 'i1', state: 'NEEDS_REPAIR' }] });
    expect(await refusal()).toMatch(/could not build i1[^]*Nothing that people use has changed/);
    expect(deployed()).toEqual(['firestore:indexes']);
  });

  it('that are never ready stop it after an hour', async () => {
    good.tools.answer('gcloud', list, { says: [{ state: 'CREATING' }] });
    const tools = good.surroundings().tools;
    // Three hundred and sixty processes would say no more.
    const ask: typeof tools.ask = (tool, args) =>
      args.includes('composite') ? Promise.resolve([{ state: 'CREATING' }]) : tools.ask(tool, args);
    expect(await refusal({ tools: { ...tools, ask } })).toContain('after an hour');
    expect(good.waited.reduce((sum, each) => sum + each, 0)).toBe(3_600_000);
  });

  it('that are new or not in the file are named', async () => {
    const fields = [{ fieldPath: 'email', order: 'DESCENDING' }];
    const old = { collectionGroup: 'old', queryScope: 'COLLECTION', fields };
    good.tools.answer('firebase', 'firestore:indexes *', { says: { indexes: [old] } });
    await deploy();
    const said = good.lines.join('\n');
    expect(said).toContain('To be built: bookings: status ↑');
    expect(said).toContain('Not in the file: old: email ↓');
  });
});

describe('stops at the first failure, and says how to go on and back', () => {
  const lost = { fails: 'Error: connect ETIMEDOUT' };
  it.each([
    ['firestore:indexes', 1, /Nothing that people use has changed/],
    ['functions', 2, /Some functions may be new[^]*git checkout feedc0de/],
    ['firestore:rules', 3, /Functions are new, rules and site are as they were/],
    ['hosting', 4, /the site is as it was[^]*Roll back/],
  ])('at %s', async (step, done, expected) => {
    good.tools.answer('firebase', `deploy --only ${step} *`, lost);
    const text = await refusal();
    expect(text).toContain('ETIMEDOUT');
    expect(text).toMatch(expected);
    expect(text).toContain(`npm run deploy -- --project ${PROJECT}`);
    expect(deployed()).toEqual(ALL.slice(0, done));
    // The connection is back: the same again goes through.
    good.tools.answer('firebase', 'deploy *', {});
    await deploy();
    expect(deployed().slice(done)).toEqual(ALL);
  });
});

describe('production', () => {
  const known = { staging: 'tulia-staging' };
  const production = () => targetOf(PROJECT, good.parameters, known);
  const stagingRuns = (commit: string | null) => ({ stagingRuns: () => Promise.resolve(commit) });

  it('refuses a commit that staging does not run', async () => {
    expect(await refusal({ target: production(), ...stagingRuns('f'.repeat(40)) })).toMatch(
      /runs ffffffffff, not 0123456789[^]*--stage/,
    );
    expect(await refusal({ target: production(), ...stagingRuns(null) })).toContain('does not say');
    expect(deployed()).toEqual([]);
  });

  it('takes the one that staging runs, or one that ran before', async () => {
    await deploy({ target: production(), ...stagingRuns(COMMIT) });
    await deploy({ target: production(), ...stagingRuns(null), again: true });
    expect(deployed()).toEqual([...ALL, ...ALL]);
  });

  it('lets staging have any commit, placeholders too', async () => {
    good.content['settings'] = { phone: '+254 700 000 000' };
    const target = targetOf('tulia-staging', good.parameters, known);
    await deploy({ target, ...stagingRuns(null), confirmed: {} });
    expect(deployed()).toEqual(ALL);
  });
});

it('a site says which commit it runs, and one that does not is unknown', async () => {
  const { site } = good.surroundings();
  writeVersion(site, { commit: COMMIT, builtAt: '2026-11-22T00:00:00Z' });
  const server = createServer((request, response) => {
    if (request.url === `/${VERSION_FILE}`)
      response.end(readFileSync(path.join(site, VERSION_FILE)));
    else response.end('<html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await runningCommit(origin)).toBe(COMMIT);
  expect(await runningCommit(`${origin}/elsewhere`)).toBeNull();
  server.close();
  expect(await runningCommit('http://127.0.0.1:1')).toBeNull();
});
