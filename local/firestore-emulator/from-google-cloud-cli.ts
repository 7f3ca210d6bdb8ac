import path from 'node:path';
import type { Machine } from './machine';
import { CLI_JAVA, COMPONENT_JAVA } from './way';
import type { Way } from './way';

const FOLDER = path.join('platform', 'cloud-firestore-emulator');
const JAR = 'cloud-firestore-emulator.jar';

/**
 * Third way: the `cloud-firestore-emulator` component of the Google Cloud CLI. `gcloud` on PATH is
 * usually a link; the SDK's root is two steps above the program it really is.
 */
export function fromGoogleCloudCli(machine: Machine): Way {
  const gcloud = machine.commandPath('gcloud');
  if (gcloud === undefined) return { found: false, why: 'no Google Cloud CLI on PATH' };

  const root = path.dirname(path.dirname(machine.realPath(gcloud)));
  const folder = path.join(root, FOLDER);
  const jars = machine.filesIn(folder).filter((name) => name.endsWith('.jar'));
  if (jars.length === 0) {
    return {
      found: false,
      why: `the Google Cloud CLI in ${root} has no cloud-firestore-emulator component`,
    };
  }
  const java = machine.commandPath('java');
  const major = java === undefined ? undefined : machine.javaMajor(java);
  if (java === undefined || major === undefined || major < COMPONENT_JAVA) {
    return {
      found: false,
      why: `the Google Cloud CLI’s emulator is there, but needs Java ${COMPONENT_JAVA} or newer`,
    };
  }
  // One fat jar until now; should Google split it, the class path holds all the parts.
  const chosen = jars.includes(JAR) ? [JAR] : jars.sort();
  const files = chosen.map((name) => path.join(folder, name));
  const [jar] = files;
  if (jar === undefined) return { found: false, why: `no jar in ${folder}` };
  return {
    found: true,
    says: `Firestore emulator: the Google Cloud CLI’s component, ${jar} (Java ${major}; the Firebase CLI’s own needs Java ${CLI_JAVA} and its jar).`,
    jar,
    java,
    classPath: files.join(path.delimiter),
  };
}
