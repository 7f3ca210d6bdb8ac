import { Suspense } from 'react';
import type { RouteId } from '../paths';
import { Arrival } from './arrival';
import { Guarded } from './guard';
import { LazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';
import { PageLoading } from './page-loading';
import { loadNotFound, type Guard, type PageModule } from './routes';

/** One page in its place: boundary, guard, fetch, and what happens on arrival. */
export function PageView({
  id,
  guard = 'none',
  load,
}: {
  id: RouteId | 'notFound';
  guard?: Guard;
  load: () => Promise<PageModule>;
}) {
  return (
    <PageBoundary key={id}>
      <Suspense fallback={<PageLoading />}>
        <Guarded guard={guard}>
          <LazyPage load={load} />
          <Arrival id={id} />
        </Guarded>
      </Suspense>
    </PageBoundary>
  );
}

export function NotFoundView() {
  return <PageView id="notFound" load={loadNotFound} />;
}
