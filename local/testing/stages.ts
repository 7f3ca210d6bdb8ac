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
  /** Stages of different lanes run side by side, each lane in a world of its own (`lanes.ts`). */
  lane: 0 | 1;
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
 * The first lane keeps the processor busy. The second waits more than it works: its stages disturb the world for everybody
 * in it, so that only one thing happens at a time, and its journeys come before those that stop functions and mail. They are
 * dealt out so that both lanes end at about the same time.
 */
export const STAGES: readonly Stage[] = [
  { name: 'unit', needs: 'nothing', lane: 0, projects: UNIT_PROJECTS },
  { name: 'rules', needs: 'firestore', lane: 1, projects: ['rules'] },
  {
    name: 'practice-laptop',
    needs: 'world',
    lane: 1,
    projects: ['practice-laptop'],
    browsers: 1,
  },
  { name: 'functions', needs: 'world', lane: 1, projects: ['functions'] },
  { name: 'safety', needs: 'world', lane: 1, projects: ['safety'] },
  {
    name: 'pages',
    needs: 'world',
    lane: 0,
    projects: ['pages-phone', 'pages-browser', 'pages-laptop'],
    browsers: 2,
  },
  {
    name: 'practice-phone',
    needs: 'world',
    lane: 0,
    projects: ['practice-phone'],
    browsers: 1,
  },
];

/** The stages of a name, or of its beginning: `practice` is both stages of that name. */
export function stagesNamed(name: string): readonly Stage[] {
  return STAGES.filter((stage) => stage.name === name || stage.name.startsWith(`${name}-`));
}
