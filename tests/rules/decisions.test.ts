/**
 * Every decision of `decisions.ts` and `drafts.ts`, asked of the emulator once; and no expression of the rules goes
 * unasked.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { askAll, type Question } from './ask-all';
import { expressions, unreached } from './coverage';
import { DECISIONS } from './decisions';
import { questionsOfDraft, questionsOfRow } from './questions';
import { decide, OPERATIONS, type Answer } from './action';
import { DRAFTS } from './drafts';
import { layOut } from './fixture';
import { PEOPLE, signedOut } from './people';
import { RULES } from './rules-file';
import { EmulatorProject } from './wire/emulator';

const asked = (name: string) => new EmulatorProject(`demo-${name}-${process.pid}`);
const project = asked('decisions');
/**
 * The emulator keeps every value of every expression: long texts, and all the ways to be refused, would fill its
 * memory, and telling what it kept would take longer than asking. So most requests that are refused are asked in
 * another project.
 */
const heavyProject = asked('heavy');
const isHeavyDraft = ({ action, expected }: Question) =>
  expected !== 'allow' || JSON.stringify(action).length >= 2000;
/** Every so many of the people are asked about here, too, when they are refused. */
const REFUSED_HERE = 5;
const isHeavyRow = ({ expected, person }: Question) =>
  expected !== 'allow' && PEOPLE.indexOf(person) % REFUSED_HERE !== 0;

const rows = DECISIONS.map((row) => ({
  subject: row.subject,
  operations: OPERATIONS.filter((operation) => row.actions[operation] !== undefined).map(
    (operation) => [operation, questionsOfRow(row, operation)] as const,
  ),
}));
const drafts = DRAFTS.map((draft) => ({
  subject: draft.subject,
  names: draft.cases.map((each) => each.name),
  questions: questionsOfDraft(draft),
}));

const answers = new Map<Question, Answer>();

async function ask(of: EmulatorProject, questions: readonly Question[]): Promise<void> {
  expect(await of.loadRules(RULES)).toEqual({ loaded: true, issues: null });
  await layOut(of);
  const given = await askAll(of, questions);
  questions.forEach((question, index) => answers.set(question, given[index]!));
}

beforeAll(async () => {
  const table = rows.flatMap(({ operations }) => operations.flatMap(([, questions]) => questions));
  const written = drafts.flatMap(({ questions }) => questions);
  const heavy = [...table.filter(isHeavyRow), ...written.filter(isHeavyDraft)];
  const known = new Set(heavy);
  await ask(
    project,
    [...table, ...written].filter((each) => !known.has(each)),
  );
  await ask(heavyProject, heavy);
});

/** Compares the answers, under the names of the people who asked, with the expected ones. */
function expectAnswers(names: readonly string[], questions: readonly Question[]): void {
  const byName = (values: readonly (Answer | undefined)[]) =>
    Object.fromEntries(names.map((name, index) => [name, values[index]]));
  expect(byName(questions.map((each) => answers.get(each)))).toEqual(
    byName(questions.map((each) => each.expected)),
  );
}

it('denies a canary: an emulator without rules would allow everything', async () => {
  for (const each of [project, heavyProject])
    expect(await decide(each, signedOut, { op: 'get', path: 'quotas/canary' })).toBe('deny');
});

describe.each(rows)('$subject', ({ operations }) => {
  it.each(operations)('%s', (_, questions) => {
    const names = PEOPLE.map((each) => each.name);
    expectAnswers(names, questions);
  });
});

it.each(drafts)('writing $subject is decided by its fields', ({ names, questions }) => {
  expectAnswers(names, questions);
});

it('reaches every expression of the rules', async () => {
  const coverage = await project.coverage();
  expect(unreached(coverage, RULES)).toEqual([]);
  expect(expressions(coverage)).toBeGreaterThan(300);
});
