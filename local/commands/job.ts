/** `npm run job -- <name>`: runs one scheduled job now, in the running world or the one at TULIA_PORT_OFFSET. */
import '../test-run/day.mjs';
import { jobList, jobNamed, runJob } from '../environment/jobs';
import { portsAt } from '../machine/ports';
import { offsetOfRunningWorld } from '../machine/running-environment';
import { seconds } from '../machine/progress';

const [name] = process.argv.slice(2);

if (name === undefined) {
  console.log(`npm run job -- <name> runs one of these now:\n${jobList()}`);
} else if (jobNamed(name) === undefined) {
  console.error(`There is no job “${name}”. These exist:\n${jobList()}`);
  process.exitCode = 1;
} else {
  const startedAt = performance.now();
  try {
    await runJob(name, portsAt(offsetOfRunningWorld(process.env)));
    console.log(`${name} ran in ${seconds(performance.now() - startedAt)}.`);
  } catch (error) {
    const unreachable = error instanceof TypeError;
    console.error(
      unreachable
        ? 'No local world answers. Start one with `npm start` (same TULIA_PORT_OFFSET).'
        : error instanceof Error
          ? error.message
          : String(error),
    );
    process.exitCode = 1;
  }
}
