/**
 * How a service is answered, as the references of Google's APIs say: resources that are kept, 404 for what is not
 * there, 400 for a request of another shape, operations that are asked for again.
 * https://cloud.google.com/functions/docs/reference/rest/v2, https://firebase.google.com/docs/reference
 */
import { Refused, type GoogleProject } from './project';

export interface Asked {
  /** what the groups of the route's pattern matched */
  parts: string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** the stand-in's own address */
  origin: string;
}

export interface Route {
  /** by which tests order a fault */
  name: string;
  service: string;
  method: string;
  path: RegExp;
  answer: (project: GoogleProject, asked: Asked) => unknown;
}

export const route = (
  name: string,
  method: string,
  path: RegExp,
  answer: Route['answer'],
): Route => ({
  name,
  service: name.split('.')[0] ?? '',
  method,
  path,
  answer,
});

export const notFound = (what: string) => new Refused(404, 'NOT_FOUND', `${what} was not found.`);

export function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Refused(400, 'INVALID_ARGUMENT', `Invalid request: ${what}`);
}

/** Begins an operation that a fault may let end badly. */
export function operation(
  project: GoogleProject,
  at: string,
  prefix: string,
  response: object,
): object {
  const name = `${prefix}/operations/${project.nextId()}`;
  const fault = project.faultAt(`${at}.operation`);
  const ended =
    fault === undefined
      ? { done: true, response }
      : { done: true, error: { code: fault.code, message: fault.message } };
  project.operations.set(name, ended);
  return { name, done: false };
}

export const operationOf: Route['answer'] = (project, { parts: [name = ''] }) => {
  const found = project.operations.get(name);
  if (found === undefined) throw notFound(name);
  return { name, ...found };
};
