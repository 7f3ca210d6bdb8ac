import type { Machine } from './machine';
import { CLI_JAVA } from './way';
import type { Way } from './way';

/** Second way: the Firebase CLI's own jar, cached or downloadable, when Java is new enough for it. */
export async function fromFirebaseCli(machine: Machine): Promise<Way> {
  const java = machine.commandPath('java');
  const major = java === undefined ? undefined : machine.javaMajor(java);
  if (java === undefined || major === undefined) {
    return { found: false, why: `the Firebase CLI’s own jar needs Java ${CLI_JAVA}: no Java runs` };
  }
  if (major < CLI_JAVA) {
    return {
      found: false,
      why: `the Firebase CLI’s own jar needs Java ${CLI_JAVA}: this is Java ${major}`,
    };
  }
  const { path, url, size } = machine.cliJar;
  if (machine.fileSize(path) === size) {
    return {
      found: true,
      says: `Firestore emulator: the Firebase CLI’s own, cached at ${path} (Java ${major}).`,
      java,
    };
  }
  if (await machine.isReachable(url)) {
    return {
      found: true,
      says: `Firestore emulator: the Firebase CLI’s own, which it downloads once (Java ${major}).`,
      java,
      download: true,
    };
  }
  return {
    found: false,
    why: 'the Firebase CLI’s own jar is not in its cache and cannot be downloaded from here',
  };
}
