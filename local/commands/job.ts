/** `npm run job -- <name>`: runs a scheduled job now, in the running environment or the one at TULIA_PORT_OFFSET. */
import '../test-run/day.mjs';
import { jobList, jobNamed, runJob } from '../environment/jobs';
import { seconds } from '../machine/progress';
import { inRunningEnvironment } from '../machine/running-environment';

const [name] = process.argv.slice(2);

if (name === undefined) {
  console.log(`npm run job -- <name> runs one of these now:\n${jobList()}`);
} else if (jobNamed(name) === undefined) {
  console.error(`There is no job “${name}”. These exist:\n${jobList()}`);
  process.exitCode = 1;
} else {
  await inRunningEnvironment(async (ports) => {
    const startedAt = performance.now();
    await runJob(name, ports);
    return `${name} ran in ${seconds(performance.now() - startedAt)}.`;
  });
}
