/**
 * `npm run deploy -- --project <id>`: checks what the project needs, builds with the project's own
 * configuration and live content, and deploys rules, indexes, functions and site by Firebase's own means.
 */
import { ROOT } from './places';
import { askFirebase, runFirebase } from './deploying/firebase-cli';
import { buildEnvironment, partsOf, readLiveContent } from './deploying/live-content';
import {
  missingParameters,
  missingSecrets,
  parameterFile,
  projectOf,
} from './deploying/requirements';
import { progressOf } from './world/progress';
import { runNpm } from './world/run';

const progress = progressOf(5);

try {
  const project = projectOf(process.argv.slice(2));

  const config = await progress.step(`Asking for the web app of ${project}`, () =>
    webConfig(project),
  );
  await progress.step('Looking for parameters and secrets', () => {
    const missing = [
      ...missingParameters(project, parameterFile(project)),
      ...missingSecrets(project),
    ];
    if (missing.length > 0) throw new Error(`Missing:\n  ${missing.join('\n  ')}`);
  });
  const contentFile = await progress.step(`Reading the live content of ${project}`, async () => {
    const file = await readLiveContent(project);
    progress.note(partsOf(file).join(', ') || 'none yet, so the site shows the initial one');
    return file;
  });
  await progress.step('Building functions and site', async () => {
    const env = buildEnvironment({ config, contentFile });
    await runNpm(['run', 'build', '-w', 'functions'], { cwd: ROOT, env });
    await runNpm(['run', 'build', '-w', 'web'], { cwd: ROOT, env });
  });
  await progress.step('Deploying', () => {
    console.log();
    const code = runFirebase(['deploy', '--only', 'firestore,functions,hosting'], project);
    if (code !== 0) throw new Error(`firebase deploy ended with code ${code}.`);
  });
  console.log(
    `Deployed. A new practice needs its owner once: npm run first-admin -- <e-mail> --project ${project}`,
  );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** The configuration of the project's web app. Throws with what to do when it cannot be had. */
function webConfig(project: string): unknown {
  try {
    const { sdkConfig } = askFirebase(['apps:sdkconfig', 'web'], project) as {
      sdkConfig?: unknown;
    };
    if (sdkConfig === undefined) throw new Error('the answer holds no configuration');
    return sdkConfig;
  } catch (error) {
    throw new Error(
      [
        `The web app of ${project} could not be asked for: ${error instanceof Error ? error.message : String(error)}`,
        'Sign in with `npx firebase login`; a project without a web app gets one with',
        `\`npx firebase apps:create web Tulia --project ${project}\`.`,
      ].join('\n'),
      { cause: error },
    );
  }
}
