/** Every decision of `decisions.ts` and `drafts.ts`, asked of the emulator. */
import { beforeAll, describe, expect, it } from 'vitest';
import { askAll } from './ask-all';
import { DECISIONS } from './decisions';
import { questionsOfDraft, questionsOfRow } from './questions';
import { decide, OPERATIONS } from './action';
import { DRAFTS } from './drafts';
import { layOut } from './fixture';
import { PEOPLE, signedOut } from './people';
import { RULES } from './rules-file';
import { EmulatorProject } from './wire/emulator';

const project = new EmulatorProject(`demo-decisions-${String(Date.now())}`);

const byName = <T>(names: readonly string[], values: readonly T[]): Record<string, T> =>
  Object.fromEntries(names.map((name, index) => [name, values[index]!]));

beforeAll(async () => {
  expect(await project.loadRules(RULES)).toEqual({ loaded: true, issues: null });
  await layOut(project);
});

it('denies a canary: an emulator without rules would allow everything', async () => {
  expect(await decide(project, signedOut, { op: 'get', path: 'quotas/canary' })).toBe('deny');
});

describe.each(DECISIONS)('$subject', (row) => {
  it.each(OPERATIONS.filter((operation) => row.actions[operation] !== undefined))(
    '%s',
    async (operation) => {
      const names = PEOPLE.map((each) => each.name);
      const questions = questionsOfRow(row, operation);
      expect(byName(names, await askAll(project, questions))).toEqual(
        byName(
          names,
          questions.map((each) => each.expected),
        ),
      );
    },
  );
});

it.each(DRAFTS)('writing $subject is decided by its fields', { timeout: 60_000 }, async (draft) => {
  const names = draft.cases.map((each) => each.name);
  const answers = await askAll(project, questionsOfDraft(draft));
  expect(byName(names, answers)).toEqual(
    byName(
      names,
      draft.cases.map((each) => each.expected),
    ),
  );
});
