/**
 * The parameter `fields`: what is not named stays at the service. `items(id,start),nextPageToken`, and `a/b` for a
 * field of a field. https://developers.google.com/workspace/calendar/api/guides/performance#partial
 */
import { invalid } from './google-error';

/** @throws GoogleError 400 for a mask that is none */
export function masked(value: object, fields: string | null): object {
  return fields === null ? value : (only(value, pathsIn(fields), '') as object);
}

/** "items(id,start/date)" names `/items/id` and `/items/start/date`. */
function pathsIn(fields: string): string[] {
  const around = [''];
  const paths: string[] = [];
  for (const [, name = '', sign = ''] of fields.matchAll(/([\w/]*)([(),]|$)/g)) {
    const path = `${around.at(-1)}/${name}`;
    if (sign === '(') around.push(path);
    else if (name !== '') paths.push(path);
    if (sign === ')') around.pop();
  }
  if (around.length !== 1) throw invalid(`Invalid field selection ${fields}`);
  return paths;
}

function only(value: unknown, paths: readonly string[], at: string): unknown {
  if (Array.isArray(value)) return value.map((each) => only(each, paths, at));
  if (typeof value !== 'object' || value === null || paths.includes(at)) return value;
  const named = Object.entries(value).filter(([name]) =>
    paths.some((path) => `${path}/`.startsWith(`${at}/${name}/`)),
  );
  return Object.fromEntries(
    named.map(([name, each]) => [name, only(each, paths, `${at}/${name}`)]),
  );
}
