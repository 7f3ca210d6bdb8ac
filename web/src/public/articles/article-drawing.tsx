import { Lakeside } from '../../ui/illustrations/lakeside';
import { SteppingStones } from '../../ui/illustrations/stepping-stones';
import { TwoChairs } from '../../ui/illustrations/two-chairs';

const DRAWINGS = [Lakeside, SteppingStones, TwoChairs];

/** Each article gets a drawing by its place in the list. */
export function ArticleDrawing({ order }: { order: number }) {
  const Drawing = DRAWINGS[order % DRAWINGS.length] ?? Lakeside;
  return <Drawing />;
}
