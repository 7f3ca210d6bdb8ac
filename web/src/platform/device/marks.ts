import type { FieldFigure } from '@tulia/domain/practice/field-figures';

/**
 * Leaves a moment of the visit in the browser's own timeline (User Timing), the first time only. The measuring
 * code (`live/field-figures.ts`) may come later and still finds it.
 */
export function markOnce(figure: Extract<FieldFigure, 'pickable' | 'firstPick'>): void {
  const name = `tulia.${figure}`;
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
