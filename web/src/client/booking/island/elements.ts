/** The page as the build drew it (`island-form.tsx`), found and copied by its marks. */

export function found(within: ParentNode, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page lacks ${selector}.`);
  return element;
}

/** The choice, or the field, within. */
export function foundInput(within: ParentNode, selector = 'input'): HTMLInputElement {
  return found(within, selector) as HTMLInputElement;
}

export type Copier = (name: string) => HTMLElement;

/** Copies of the samples that the build left, with the classes of the very components that React draws with. */
export function copier(samples: HTMLElement): Copier {
  return (name) => {
    const copy = found(samples, `[data-sample="${name}"]`).cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-sample');
    return copy;
  };
}

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
