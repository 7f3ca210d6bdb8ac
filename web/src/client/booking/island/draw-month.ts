import { mark, marked } from '../../../ui/marks';
import { monthView, type MonthAsked } from '../../../ui/month-grid/month-view';
import { found, say, setAttributes, type Copier } from './elements';

/** Draws the month without React: the same view and classes as `ui/month-grid`. */
export function drawnMonth(schedule: HTMLElement, copy: Copier) {
  const frame = found(schedule, marked('ready'));
  const grid = found(frame, '[role=grid]');
  const weekdays = found(grid, marked('weekdays'));
  const back = found(frame, marked('month-step', -1));
  const forth = found(frame, marked('month-step', 1));
  let drawnFor = '';

  return {
    draw: (asked: MonthAsked, loading: boolean) => {
      const view = monthView(asked);
      say(frame, { month: view.name });
      back.toggleAttribute('disabled', !view.hasPrevious);
      forth.toggleAttribute('disabled', !view.hasNext);
      // Cells are replaced only when their number changes, so that they keep the focus.
      const shape = `${loading} ${view.weeks.length}`;
      if (shape !== drawnFor)
        grid.replaceChildren(
          weekdays,
          ...view.weeks.map((days) => {
            const week = copy('week');
            week.append(...days.map(() => copy(loading ? 'waiting' : 'day')));
            return week;
          }),
        );
      drawnFor = shape;
      setAttributes(frame, mark('ready', !loading));
      if (loading) return;
      grid.removeAttribute('aria-busy');
      frame.querySelector('[role=status]')?.remove();
      const cells = grid.querySelectorAll('[role=gridcell]');
      view.weeks.flat().forEach(({ text, attributes }, index) => {
        const cell = cells[index];
        if (!cell) return;
        setAttributes(cell, attributes);
        if (cell.textContent !== text) cell.textContent = text;
      });
    },
    focus: (date: string) => grid.querySelector<HTMLElement>(marked('date', date))?.focus(),
  };
}
