import { Suspense, useSyncExternalStore } from 'react';
import type { RouteId } from '../paths';
import { Arrival } from './arrival';
import { Guarded } from './guard/guard';
import { LazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';
import { frameOf } from './page-frames/page-frames';
import { PageLoading } from './page-loading';
import { loadNotFound, type Guard, type PageModule } from './routes';

const never = () => () => undefined;

/** True while the build draws the page. */
const useIsBuilding = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

interface PageViewProps {
  id: RouteId | 'notFound';
  guard?: Guard;
  load: () => Promise<PageModule>;
}

/** One page with boundary, guard, fetch and arrival; its frame until it is loaded. */
export function PageView({ id, guard = 'none', load }: PageViewProps) {
  const frame = frameOf(id);
  const building = useIsBuilding();
  if (frame !== undefined && building) return frame;
  const loading = frame ?? <PageLoading />;
  return (
    <PageBoundary key={id}>
      <Suspense fallback={loading}>
        <Guarded guard={guard} loading={loading}>
          <LazyPage load={load} />
          <Arrival id={id} />
        </Guarded>
      </Suspense>
    </PageBoundary>
  );
}

export const NotFoundView = () => <PageView id="notFound" load={loadNotFound} />;
