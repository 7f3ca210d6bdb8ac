import { Route, Routes, useLocation } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import type { Language } from '../platform/language/catalogue';
import { LanguageProvider } from '../platform/language/use-texts';
import { SessionProvider } from '../platform/session/session';
import { routeOfPath } from '../paths';
import { fontFaces } from '../ui/theme/fonts';
import { GlobalStyle } from '../ui/theme/global-style';
import { Layout } from './frame/layout';
import { NotFoundView, PageView } from './page-view';
import { routes, type Guard } from './routes';
import { SecondFactorHost } from './guard/second-factor-host';
import { AdminsOnly, StaffArea } from './guard/staff-area';
import { ToastRegion } from './frame/toast-region';

/** An address without language prefix; an unknown one counts as public. */
export function kindOfPath(pathname: string): 'public' | 'app' {
  return routeAt(pathname)?.kind ?? 'public';
}

function routeAt(pathname: string) {
  const id = routeOfPath(pathname);
  return routes.find((route) => route.id === id);
}

const isForStaff = (guard: Guard | undefined) => guard === 'staff' || guard === 'admin';

function Site() {
  const { pathname } = useLocation();
  const kind = kindOfPath(pathname);
  const { guard, id } = routeAt(pathname) ?? {};
  return (
    <SessionProvider needed={kind === 'app'}>
      <Layout kind={kind} area={isForStaff(guard) ? 'staff' : id === 'receipt' ? 'paper' : 'site'}>
        <Routes>
          {routes.map(
            ({ id, path, guard, load }) =>
              !isForStaff(guard) && (
                <Route
                  key={id}
                  path={path}
                  element={<PageView key={id} id={id} guard={guard} load={load} />}
                />
              ),
          )}
          <Route element={<StaffArea />}>
            {routes.map(({ id, path, guard, load }) => {
              const page = <PageView key={id} id={id} load={load} />;
              const element = guard === 'admin' ? <AdminsOnly>{page}</AdminsOnly> : page;
              return isForStaff(guard) && <Route key={id} path={path} element={element} />;
            })}
          </Route>
          <Route path="*" element={<NotFoundView />} />
        </Routes>
      </Layout>
      <ToastRegion />
      <SecondFactorHost />
    </SessionProvider>
  );
}

/** With hot reload, no build writes the fonts into the page. */
const FontFaces = import.meta.env.DEV
  ? createGlobalStyle`
      ${fontFaces}
    `
  : () => null;

/** Needs a router around it: the browser's, or the prerenderer's static one. */
export const App = ({ language }: { language: Language }) => (
  <LanguageProvider language={language}>
    <FontFaces />
    <GlobalStyle />
    <Site />
  </LanguageProvider>
);
