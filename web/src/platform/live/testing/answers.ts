import { Refusal } from '@tulia/domain/refusal';
import { beforeEach, type Mock } from 'vitest';
import type { call } from '../call';

interface Named {
  name: string;
}

/** Answers a mocked `call` by the name of what is called, from an empty map in each test; a refusal rejects. */
export function answersOf(sent: Mock<typeof call>) {
  const answers = new Map<string, unknown>();
  beforeEach(() => {
    answers.clear();
    sent.mockReset().mockImplementation(({ name }) => {
      const answer = answers.get(name);
      return answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer);
    });
  });
  const inputs = ({ name }: Named) =>
    sent.mock.calls.filter(([contract]) => contract.name === name).map(([, input]) => input);
  return { answer: ({ name }: Named, answer: unknown) => answers.set(name, answer), inputs };
}
