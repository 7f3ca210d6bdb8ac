/** How tests of a deployment run one and see what became of it. */
import { runDeployment, type Surroundings } from '../run-deployment';
import type { GoodProject } from './good-project';

/** What a deployment sends, in its order. */
export const ALL = ['firestore:indexes', 'functions', 'firestore:rules', 'hosting'];

/** Deployments of the project that `current` gives, which every test makes anew. */
export function triesOf(current: () => GoodProject) {
  const deploy = (changes: Partial<Surroundings> = {}) =>
    runDeployment(current().surroundings(changes));
  return {
    deploy,
    /** The message with which the deployment stops. */
    refusal: (changes: Partial<Surroundings> = {}) =>
      deploy(changes).then(
        () => 'it was deployed',
        (error: unknown) => (error as Error).message,
      ),
    /** What was sent, in its order. */
    deployed: () =>
      current()
        .tools.asked()
        .filter((each) => each.startsWith('firebase deploy'))
        .map((each) => /--only (\S+)/.exec(each)?.[1]),
  };
}
