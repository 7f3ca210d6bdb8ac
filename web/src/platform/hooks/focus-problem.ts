/** What can be marked as wrong: a control, a group of them, or a place that stands for a field not drawn yet. */
const WRONG = '[aria-invalid="true"], [data-invalid="true"]';
const CONTROL =
  '[role="gridcell"][tabindex="0"], input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/**
 * Moves the focus to the first field of a form, from its top, that is marked as wrong, and brings it to the middle
 * of the window: what is fixed at its ends (header, toast, a phone's keyboard) covers nothing of it (WCAG 2.4.11).
 */
export function focusFirstProblem(form: HTMLElement | null): void {
  const place = form?.querySelector<HTMLElement>(WRONG);
  if (!place) return;
  const control = place.matches(CONTROL)
    ? place
    : (place.querySelector<HTMLElement>(CONTROL) ?? place);
  if (control === place && !place.matches(CONTROL)) place.tabIndex = -1;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
