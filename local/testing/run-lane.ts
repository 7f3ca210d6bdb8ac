/** Runs stages one after another, in a world of its own that opens when the first of them needs it. */
import path from 'node:path';
import { freshWorld } from '../seed/fresh-world';
import type { Claim } from '../claim-offset';
import { testFolder } from '../places';
import { Scope } from '../world/scope';
import type { Output } from './output';
import { runStage } from './run-stage';
import type { Stage } from './stages';
import { notRun } from './tally';
import type { Tally } from './tally';
import { openTestFirestore, openTestWorld, testEnvironment } from './test-world';

export interface LaneSurroundings {
  claim: Claim;
  /** Where the reports of all lanes go. */
  reports: string;
  /** What every stage finds in its environment besides the addresses of its world. */
  env: NodeJS.ProcessEnv;
  output: Output;
  scope: Scope;
  /** Whether any stage of this run needs a whole world; otherwise Firestore alone is opened. */
  needsWorld: boolean;
}

/**
 * Runs a lane and closes its world. One that fails to open counts as a failure; nothing is thrown.
 * @param next takes the next stage that no lane has begun; undefined when there is none
 */
export async function runLane(
  next: () => Stage | undefined,
  { claim, reports, env, output, scope, needsWorld }: LaneSurroundings,
): Promise<Tally[]> {
  const { ports } = claim;
  const folder = testFolder(claim.offset);
  const own = new Scope();
  const tallies: Tally[] = [];
  let used: 'closed' | 'fresh' | 'used' = 'closed';
  try {
    scope.add(() => own.close());
    for (let stage = next(); stage !== undefined; stage = next()) {
      const { name, needs } = stage;
      if (needs !== 'nothing' && used === 'closed') {
        const open = needsWorld ? openTestWorld : openTestFirestore;
        await open(folder, ports, own, output.steps(name));
        used = 'fresh';
      }
      if (needs === 'world') {
        // What one stage leaves behind is no premise of the next: alone or in a row, each finds the same practice.
        if (used === 'used') await freshWorld(ports);
        used = 'used';
      }
      const found = needs === 'nothing' ? env : { ...env, ...testEnvironment(claim) };
      const stageOutput = output.stage(name);
      try {
        const surroundings = { folder: reports, env: found, scope: own, output: stageOutput };
        tallies.push(await runStage(stage, surroundings));
      } finally {
        stageOutput.end();
      }
    }
  } catch (error) {
    tallies.push(notRun(error instanceof Error ? error.message : String(error)));
  }
  await own.close();
  return tallies;
}

/** The folder for the reports of a run. */
export function reportsFolder({ offset }: Claim): string {
  return path.join(testFolder(offset), 'reports');
}
