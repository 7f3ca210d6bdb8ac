import { fieldReasons, type CallContract } from '@tulia/domain/calls/call';
import { Refusal } from '@tulia/domain/refusal';
import { useRef, useState } from 'react';
import { ValidationError } from 'yup';
import { call } from './call';

/** Reason codes by field path. */
export type Problems = Readonly<Record<string, string>>;

export interface CallState<Input, Output> {
  busy: boolean;
  /** what is wrong with the fields of the last input, here or on the server; empty when nothing */
  problems: Problems;
  /** forgets the problem of a field that is being changed */
  forget: (field: string) => void;
  /** checks the input by the contract and sends it, once however often it is pressed; null while another is under way */
  send: (input: Input) => Promise<{ done: Output } | { refused: Refusal } | null>;
}

/** A form's way to the server: checked by the same contract on both sides. */
export function useCall<Name extends string, Input, Output>(
  contract: CallContract<Name, Input, Output>,
): CallState<Input, Output> {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const underWay = useRef(false);

  const send = async (input: Input) => {
    if (underWay.current) return null;
    const found = problemsOf(contract, input);
    setProblems(found);
    if (Object.keys(found).length > 0)
      return { refused: new Refusal('invalid-input', { fields: found }) };
    underWay.current = true;
    setBusy(true);
    try {
      return { done: await call(contract, input) };
    } catch (error) {
      const refused = error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
      if (refused.is('invalid-input')) setProblems(refused.details.fields);
      return { refused };
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const forget = (field: string) =>
    setProblems((known) => Object.fromEntries(Object.entries(known).filter(([k]) => k !== field)));
  return { busy, problems, forget, send };
}

/** What is wrong with an input by the contract, as reason codes. */
export function problemsOf(
  contract: CallContract<string, unknown, unknown>,
  input: unknown,
): Record<string, string> {
  try {
    contract.input.validateSync(input, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return fieldReasons(error);
    throw error;
  }
}
