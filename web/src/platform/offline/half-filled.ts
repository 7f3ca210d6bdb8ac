/** Changed fields; one counts until it is emptied or leaves the page. One listener sees all forms. */
const touched = new Set<Field>();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'search';
}

function holdsSomething(field: Field): boolean {
  if (!field.isConnected) return false;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked;
  return field.value !== '';
}

export function isHalfFilled(): boolean {
  for (const field of touched) if (!holdsSomething(field)) touched.delete(field);
  return touched.size > 0;
}

let watched = false;

/** Calling again is free. */
export function watchForms(): void {
  if (watched) return;
  watched = true;
  // Text typed into a prerendered page before its script ran.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  ))
    if (isField(field) && field.value !== field.defaultValue) touched.add(field);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) touched.add(target);
    },
    { capture: true, passive: true },
  );
}
