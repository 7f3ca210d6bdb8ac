/**
 * `npm test -- quick`: what finds most mistakes within a minute or so. Types, lint and units of what was changed,
 * beside the rules with a few of their mutants. Without a history everything counts as changed.
 */
import { changedFiles, lastKnownCommit } from './changed';
import { UNIT_PROJECTS, type Check, type Stage } from './stages';

const PROJECTS = ['domain', 'functions', 'web', '.'];

/** The stages of a quick run. */
export function quickStages(): Stage[] {
  const since = lastKnownCommit();
  const changed = since === undefined ? ['.'] : changedFiles(since).filter(isLinted);
  return [
    { name: 'rules', needs: 'firestore', projects: ['rules'] },
    { ...checking('types'), checks: PROJECTS.map(typesOf) },
    ...(changed.length === 0 ? [] : [{ ...checking('lint'), checks: [lintOf(changed)] }]),
    {
      name: 'unit',
      needs: 'nothing',
      projects: UNIT_PROJECTS,
      ...(since === undefined ? {} : { changedSince: since }),
    },
  ];
}

const isLinted = (name: string) => /\.(?:[cm]?[jt]s|tsx)$/.test(name);

function checking(name: string): Stage {
  return { name, needs: 'nothing', projects: [] };
}

function typesOf(project: string): Check {
  return {
    name: `types of ${project === '.' ? 'local, tests and bench' : project}`,
    program: ['typescript', 'bin/tsc'],
    args: ['-p', project],
  };
}

function lintOf(files: readonly string[]): Check {
  return {
    name: `lint of ${files.length} files`,
    program: ['eslint', 'bin/eslint.js'],
    args: ['--no-warn-ignored', '--no-error-on-unmatched-pattern', ...files],
  };
}
