import type { Machine } from './machine';
import { CLI_JAVA, COMPONENT_JAVA } from './way';
import type { Way } from './way';

/**
 * First way: the jar named by `FIRESTORE_EMULATOR_BINARY_PATH`. The variable asks for exactly this one, so a wrong
 * path is an error and never a reason to look elsewhere.
 */
export function fromVariable(machine: Machine): Way {
  const jar = machine.env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (jar === undefined || jar === '') {
    return { found: false, why: 'FIRESTORE_EMULATOR_BINARY_PATH is not set' };
  }
  if (machine.fileSize(jar) === undefined) {
    return refuse(`FIRESTORE_EMULATOR_BINARY_PATH names ${jar}, and there is no such file`);
  }
  const java = machine.commandPath('java');
  const major = java === undefined ? undefined : machine.javaMajor(java);
  if (java === undefined || major === undefined) {
    return refuse('FIRESTORE_EMULATOR_BINARY_PATH is set, but no Java runs on this machine');
  }
  const says = `Firestore emulator: ${jar}, because FIRESTORE_EMULATOR_BINARY_PATH says so`;
  if (major >= CLI_JAVA) return { found: true, says: `${says} (Java ${major}).`, jar, java };
  if (major >= COMPONENT_JAVA && jar.endsWith('.jar')) {
    return {
      found: true,
      says: `${says} (Java ${major}, through a stand-in for the Java ${CLI_JAVA} the Firebase CLI asks for).`,
      jar,
      java,
      classPath: jar,
    };
  }
  return refuse(`FIRESTORE_EMULATOR_BINARY_PATH is set, but Java ${major} is too old to run it`);
}

function refuse(why: string): Way {
  return { found: false, why, final: true };
}
