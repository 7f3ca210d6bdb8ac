/**
 * The order of test files. What looks over the whole database, or lives through months of a practice in one minute, comes
 * before the others have filled it: the same tests take a tenth of the time there. Next comes what needs days on which
 * nobody has booked anything (`emptyDay` in makers.ts): the window of a booking has 39 weekdays, and the others leave a
 * booking on each of them. Files of one project stay together, because those of `unit` share a worker only while they follow each
 * other.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const FIRST = [
  ...['leaving', 'my-data'],
  ...['time-blocks', 'availability', 'practitioners', 'practice-editors', 'trail', 'who-did-it'],
].map((name) => `tests/functions/${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification) => {
  const place = FIRST.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? FIRST.length : place;
};

export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Sorting is stable: the others keep the order that Vitest gives them.
    const sorted = await super.sort(files);
    const projects = [...new Set(files.map(({ project }) => project.name))].sort();
    const place = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.sort((one, other) => place(one) - place(other) || rank(one) - rank(other));
  }
}
