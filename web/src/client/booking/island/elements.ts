/** The page as the build drew it (`island-form.tsx`), found and copied by its marks. */
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

/** Copies of the samples that the build left, with the classes of the very components that React draws with. */
export const copier =
  (samples: ParentNode): Copier =>
  (name) =>
    found(samples, marked('sample', name)).cloneNode(true) as HTMLElement;

/** Writes what has changed; undefined takes an attribute away. */
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
