/** Finds and copies elements that the build drew (`island-form.tsx`), by their marks. */
import { marked, type Said, type Sample } from '../../../ui/marks';

export function found(within: ParentNode, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page lacks ${selector}.`);
  return element;
}

export const foundInput = (within: ParentNode, selector = 'input') =>
  found(within, selector) as HTMLInputElement;

export function say(within: ParentNode, texts: Partial<Record<Said, string>>): void {
  for (const [name, text] of Object.entries(texts))
    found(within, marked('says', name as Said)).textContent = text;
}

export type Copier = (name: Sample) => HTMLElement;

/** Copies the samples of the build, which have the classes of the components of React. */
export const copier =
  (samples: ParentNode): Copier =>
  (name) =>
    found(samples, marked('sample', name)).cloneNode(true) as HTMLElement;

/** Writes only changed attributes; undefined removes one. */
export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value))
      element.setAttribute(name, String(value));
  }
}
