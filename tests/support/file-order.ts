/**
 * The order of test files. Those of the functions come in an order that the seed of the run draws: one that needs
 * what another left is found, and can be run again. All others keep the order that Vitest gives them, which is the
 * quickest, but files of one project stay together, because those of `unit` share a worker only while they follow
 * each other.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { randomOf, runSeed } from '../../local/test-run/random.ts';

const isDrawn = ({ project }: TestSpecification) => project.name === 'functions';

export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const drawn = files
      .filter(isDrawn)
      .sort((one, other) => one.moduleId.localeCompare(other.moduleId));
    const others = await super.sort(files.filter((file) => !isDrawn(file)));
    const projects = [...new Set(others.map(({ project }) => project.name))].sort();
    const place = ({ project }: TestSpecification) => projects.indexOf(project.name);
    // Sorting is stable.
    others.sort((one, other) => place(one) - place(other));
    return [...others, ...randomOf(runSeed(), 'order of files').shuffle(drawn)];
  }
}
