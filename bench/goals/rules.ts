/**
 * G8: what the rules cost. The product's rules against the shortest rule that keeps bookings to their clients, in two
 * projects of one emulator that hold the same documents, asked in turn; and the documents that the rules look up for
 * one request.
 */
import type { Action } from '../../tests/rules/action';
import { AMINA_EMAIL, type Person } from '../../tests/rules/people';
import type { EmulatorProject } from '../../tests/rules/wire/emulator';
import { lookupsBetween, ruleUse } from '../measure/rule-lookups';
import type { Goal } from '../measure/goal';
import { percentile, spreadOf, timed } from '../measure/spread';
import type { Measure } from '../world/context';

/** Requests of one repetition and one way, in turn with the other. */
const REQUESTS = 100;
const WARMING = 50;

const SHORTEST = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /bookings/{id} { allow read: if resource.data.clientUserId == request.auth.uid; }
  }
}`;

interface Path {
  what: string;
  staff: boolean;
  action: Extract<Action, { op: 'get' | 'list' }>;
}

const PATHS: readonly Path[] = [
  {
    what: 'a client gets a booking',
    staff: false,
    action: { op: 'get', path: 'bookings/of-account' },
  },
  {
    what: 'a client lists the own bookings',
    staff: false,
    // With the address, as `web/src/shared/bookings/use-my-bookings.ts` asks: the rules let no other list through.
    action: {
      op: 'list',
      of: 'bookings',
      where: { clientUserId: 'amina', clientEmail: AMINA_EMAIL },
      limit: 50,
    },
  },
  { what: 'staff get a booking', staff: true, action: { op: 'get', path: 'bookings/of-account' } },
  { what: 'staff list bookings', staff: true, action: { op: 'list', of: 'bookings', limit: 25 } },
];

/**
 * A list: more than the difference between two runs of the very same rules on a busy machine. One document is
 * answered in a few milliseconds, of which the emulator spends one or two on reading the conditions of the rule,
 * longer than on a list of many.
 */
const BOUNDS = { get: 1.5, list: 1.15 } as const;

export const rules: Measure = async ({ repetitions, say }) => {
  // These look at the environment when they are loaded, which names the world by then.
  const { EmulatorProject } = await import('../../tests/rules/wire/emulator');
  const { decide } = await import('../../tests/rules/action');
  const { amina, staffInForce } = await import('../../tests/rules/people');
  const { layOut } = await import('../../tests/rules/fixture');
  const { RULES } = await import('../../tests/rules/rules-file');
  const [member] = staffInForce;
  if (member === undefined) throw new Error('There is nobody on the staff.');

  const furnished = async (name: string, source: string): Promise<EmulatorProject> => {
    const project = new EmulatorProject(`demo-bench-${name}-${Date.now()}`);
    const { loaded, issues } = await project.loadRules(source);
    if (!loaded || issues !== null) throw new Error(`The rules were not loaded: ${issues ?? ''}`);
    await layOut(project);
    return project;
  };
  const ours = await furnished('ours', RULES);
  const shortest = await furnished('shortest', SHORTEST);
  const ask = async (project: EmulatorProject, who: Person, action: Path['action']) => {
    if ((await decide(project, who, action)) !== 'allow')
      throw new Error(`${who.name} was denied ${JSON.stringify(action)}.`);
  };

  const goals: Goal[] = [];
  for (const { what, staff, action } of PATHS) {
    const who = staff ? member : amina;
    say(what);
    const before = ruleUse(await ours.coverage(), RULES);
    await ask(ours, who, action);
    const lookups = lookupsBetween(before, ruleUse(await ours.coverage(), RULES));
    goals.push({
      id: 'G8',
      what: `${what}: documents the rules look up`,
      value: lookups,
      bound: { kind: 'exactly', value: staff ? 1 : 0 },
      detail: 'by the coverage report of the emulator',
    });
    if (staff) continue;
    const times = { ours: [] as number[], shortest: [] as number[] };
    const ways = [
      { project: ours, times: times.ours },
      { project: shortest, times: times.shortest },
    ];
    for (let request = 0; request < WARMING; request += 1)
      for (const { project } of ways) await ask(project, who, action);
    for (let request = 0; request < REQUESTS * repetitions; request += 1) {
      // The second finds the machine as the first left it, so they take turns.
      const order = request % 2 === 0 ? ways : ways.toReversed();
      for (const way of order) way.times.push(await timed(() => ask(way.project, who, action)));
    }
    const [mine, theirs] = [spreadOf(times.ours), spreadOf(times.shortest)];
    const each = (values: readonly number[]) =>
      `${spreadOf(values).median.toFixed(2)} ms (quarter to three quarters: ${percentile(values, 0.25).toFixed(2)} to ${percentile(values, 0.75).toFixed(2)})`;
    goals.push({
      id: 'G8',
      what: `${what}: against the shortest rule`,
      value: mine.median / theirs.median,
      bound: { kind: 'most', value: BOUNDS[action.op] },
      detail: `${each(times.ours)} against ${each(times.shortest)}`,
    });
  }
  return goals;
};
