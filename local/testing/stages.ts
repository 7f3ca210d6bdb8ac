/** The stages of `npm test`: which runner, which tests, and what each needs to be running. */

/** `world`: everything that `npm start` opens; `firestore`: the Firestore emulator alone. */
export type Needs = 'nothing' | 'firestore' | 'world';

/** A program that is content or not, and counts as one test. */
export interface Check {
  name: string;
  /** an installed package and its program file */
  program: readonly [string, string];
  args: readonly string[];
}

export interface Stage {
  name: string;
  needs: Needs;
  /** of Vitest, or of Playwright when `browsers` is given */
  projects: readonly string[];
  /** Journeys: how many browsers work at once. */
  browsers?: number;
  /** Runs these instead of tests. */
  checks?: readonly Check[];
  /** Runs only the tests of what was changed since this commit. */
  changedSince?: string;
}

/** The projects of Vitest that need nothing but Node (`vitest.config.ts`). */
export const UNIT_PROJECTS = ['unit', 'unit-apart', 'web', 'web-logic', 'web-logic-apart'] as const;

/**
 * In the order in which they are begun: each lane, in a world of its own, takes the next one that has not been begun.
 * The long ones come first, and last the units, which use all processors by themselves when the other lane has
 * nothing left to do.
 */
export const STAGES: readonly Stage[] = [
  {
    name: 'pages',
    needs: 'world',
    projects: ['pages-phone', 'pages-browser', 'pages-laptop'],
    browsers: 2,
  },
  { name: 'functions', needs: 'world', projects: ['functions'] },
  { name: 'practice-phone', needs: 'world', projects: ['practice-phone'], browsers: 1 },
  { name: 'safety', needs: 'world', projects: ['safety'] },
  { name: 'practice-laptop', needs: 'world', projects: ['practice-laptop'], browsers: 1 },
  { name: 'rules', needs: 'firestore', projects: ['rules'] },
  { name: 'unit', needs: 'nothing', projects: UNIT_PROJECTS },
];

/** The stages of a name, or of its beginning: `practice` is both stages of that name. */
export function stagesNamed(name: string): readonly Stage[] {
  return STAGES.filter((stage) => stage.name === name || stage.name.startsWith(`${name}-`));
}
