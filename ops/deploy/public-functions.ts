/**
 * Browsers and Safaricom must be let in to the functions that they call. The Firebase CLI lets them in when it creates
 * a function and never again: where that one request failed, each later deployment skips it or leaves it shut.
 */
import type { BuiltFunctions } from './build';
import type { Target } from './target';
import type { Tools } from './tools';

/** Asks each public function as a stranger would, and opens those that Google shuts. @throws ToolFailed */
export async function openToAll(
  tools: Tools,
  { project, region }: Target,
  built: BuiltFunctions,
): Promise<void> {
  const origin =
    process.env['FUNCTIONS_ORIGIN'] ?? `https://${region}-${project}.cloudfunctions.net`;
  for (const [name, { callableTrigger, httpsTrigger }] of Object.entries(built)) {
    const isPrivate =
      httpsTrigger === undefined ||
      (Array.isArray(httpsTrigger.invoker) && httpsTrigger.invoker.includes('private'));
    if (callableTrigger === undefined && isPrivate) continue;
    // Google answers 403 before our code is reached; our own answer to an empty request is another one.
    const answer = await fetch(`${origin}/${name}`, { method: 'POST' });
    if (answer.status !== 403) continue;
    await tools.run('gcloud', [
      'run',
      'services',
      'add-iam-policy-binding',
      name.toLowerCase(),
      `--region=${region}`,
      '--member=allUsers',
      '--role=roles/run.invoker',
      '--project',
      project,
    ]);
  }
}
