/** Chrome on iOS fills in fields without an event, so each text of a form fires one before the form is sent. */
export function hearFieldsWhenSent(page: Document): void {
  page.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      for (const field of target.elements)
        if (isText(field) && field.value !== field.defaultValue)
          field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    { capture: true },
  );
}

const OTHER_INPUTS = ['checkbox', 'radio', 'file', 'hidden'];

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && !OTHER_INPUTS.includes(field.type);
}
