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
  service: string;
  method: string;
  path: RegExp;
  answer: (project: GoogleProject, asked: Asked) => unknown;
}

export const route = (
  service: string,
  method: string,
  path: RegExp,
  answer: Route['answer'],
): Route => ({
  service,
  method,
  path,
  answer,
});

export const notFound = (what: string) => new Refused(404, 'NOT_FOUND', `${what} was not found.`);

export function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Refused(400, 'INVALID_ARGUMENT', `Invalid request: ${what}`);
}

/** Begins an operation, of which the CLI asks until it has ended. */
export function operation(project: GoogleProject, prefix: string, response: object): object {
  const name = `${prefix}/operations/${project.nextId()}`;
  project.operations.set(name, response);
  return { name, done: false };
}

export const operationOf: Route['answer'] = (project, { parts: [name = ''] }) => {
  const response = project.operations.get(name);
  if (response === undefined) throw notFound(name);
  return { name, done: true, response };
};
