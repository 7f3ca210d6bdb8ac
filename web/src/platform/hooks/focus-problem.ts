/** A wrong control, group, or stand-in for a field not drawn yet. */
const WRONG = '[aria-invalid="true"], [data-invalid="true"]';
const CONTROL =
  '[role="gridcell"][tabindex="0"], input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** Focuses the first wrong field in the middle, where header, toast or keyboard cover nothing (WCAG 2.4.11). */
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
