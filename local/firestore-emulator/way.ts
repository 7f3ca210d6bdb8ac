/** What one way of finding the Firestore emulator comes back with. */

/** An emulator that can be started. */
export interface Found {
  found: true;
  /** Which jar and why, as one sentence for the terminal. */
  says: string;
  /** The jar, handed to the Firebase CLI by `FIRESTORE_EMULATOR_BINARY_PATH`; none: the CLI's own. */
  jar?: string;
  /** The real Java, which the stand-in `java` runs. */
  java: string;
  /** The class path to start by main class, where the CLI would refuse this machine's Java. */
  classPath?: string;
  /** True when the CLI has to download its jar first. */
  download?: boolean;
}

/** This way leads nowhere, and why. */
export interface Missed {
  found: false;
  why: string;
  /** True when this way was asked for by name, so that no other may be tried. */
  final?: boolean;
}

export type Way = Found | Missed;

/** The oldest Java the Firebase CLI accepts. */
export const CLI_JAVA = 21;
/** The oldest Java that runs Google's emulator of the Google Cloud CLI. */
export const COMPONENT_JAVA = 11;
