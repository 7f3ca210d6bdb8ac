/**
 * Browsers and Safaricom must be let in to the functions that they call. The Firebase CLI lets them in when it creates
 * a function and never again: where that one request failed, each later deployment skips it or leaves it shut.
 */
import { JOB_NAMES } from '@tulia/domain/practice/jobs';
import type { Target } from './target';
import type { Tools } from './tools';

/** As `firebase functions:list` describes one. */
export interface Deployed {
  id: string;
  uri?: string;
  callableTrigger?: object;
  httpsTrigger?: object;
}

export async function deployedFunctions(tools: Tools, project: string): Promise<Deployed[]> {
  return (await tools.ask('firebase', ['functions:list', '--project', project])) as Deployed[];
}

const isPublic = ({ id, callableTrigger, httpsTrigger }: Deployed) =>
  callableTrigger !== undefined ||
  (httpsTrigger !== undefined && !JOB_NAMES.some((name) => name === id));

/** Asks each public function as a stranger would, and opens those that Google shuts. @throws ToolFailed */
export async function openToAll(
  tools: Tools,
  { project, region }: Target,
  deployed: readonly Deployed[],
): Promise<void> {
  for (const { id, uri = '' } of deployed.filter(isPublic)) {
    // Google answers 403 before our code is reached; our own answer to an empty request is another one.
    const answer = await fetch(uri, { method: 'POST' });
    if (answer.status !== 403) continue;
    await tools.run('gcloud', [
      'run',
      'services',
      'add-iam-policy-binding',
      id.toLowerCase(),
      `--region=${region}`,
      '--member=allUsers',
      '--role=roles/run.invoker',
      '--project',
      project,
    ]);
  }
}
