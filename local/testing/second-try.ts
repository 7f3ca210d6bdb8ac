/**
 * What `npm test -- --second-try` does with journeys and world's tests that failed: each is run once more, alone, in
 * a world and a browser of its own. One that passes then has passed, and is named as the next thing to mend. Units
 * and rules have no world to blame: they are never tried again.
 */
import { testFolder } from '../places';
import { Scope } from '../world/scope';
import type { LaneSurroundings } from './run-lane';
import { runStage } from './run-stage';
import { STAGES } from './stages';
import type { Failure, Tally } from './tally';
import { openTestWorld, testEnvironment } from './test-world';

/** More failures than this have one cause, and a world for each would take longer than the whole run. */
const MOST = 10;

/** Tries one failed test again; true when it has passed. */
export type TryAgain = (failure: Failure) => Promise<boolean>;

/** The same tally with what passed the second time, and the names of that. */
export async function withSecondTries(
  tally: Tally,
  tryAgain: TryAgain,
): Promise<{ tally: Tally; needed: string[] }> {
  const candidates = tally.failures.filter(mayBeTriedAgain);
  const needed: Failure[] = [];
  if (candidates.length > MOST) console.log(`${candidates.length} are too many for a second try.`);
  else for (const failure of candidates) if (await tryAgain(failure)) needed.push(failure);
  return {
    tally: {
      ...tally,
      passed: tally.passed + needed.length,
      failed: tally.failed - needed.length,
      failures: tally.failures.filter((failure) => !needed.includes(failure)),
    },
    needed: needed.map(({ name }) => name),
  };
}

function mayBeTriedAgain({ stage, alone }: Failure): boolean {
  return alone !== undefined && stageOf(stage)?.needs === 'world';
}

const stageOf = (name: string) => STAGES.find((stage) => stage.name === name);

/** Runs a failed test alone in a world that is opened for it. */
export function tryInFreshWorld({
  claim,
  reports,
  env,
  output,
  scope,
}: LaneSurroundings): TryAgain {
  let tries = 0;
  return async ({ stage: name, name: failed, alone }) => {
    const stage = stageOf(name);
    if (stage === undefined) return false;
    tries += 1;
    const again = { ...stage, name: `${name}-again-${tries}` };
    const own = new Scope();
    scope.add(() => own.close());
    try {
      await openTestWorld(testFolder(claim.offset), claim.ports, own, output.steps(again.name));
      const heard = output.stage(`second try: ${failed}`);
      const found = { ...env, ...testEnvironment(claim) };
      const surroundings = { folder: reports, env: found, scope: own, output: heard };
      const { passed, failed: failures, problems } = await runStage(again, surroundings, alone);
      heard.end();
      return passed > 0 && failures + problems.length === 0;
    } catch (error) {
      console.error(`${again.name}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    } finally {
      await own.close();
    }
  };
}
