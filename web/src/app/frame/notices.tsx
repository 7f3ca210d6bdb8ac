import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { appNoticesTexts } from './texts/app-notices';
import { farewellTexts } from './texts/sign-out-reasons';
import { usePractice } from '../../shared/practice/practice';
import { useTexts } from '../../platform/language/use-texts';
import { isDatabaseSilent, subscribeToDatabase } from '../../platform/firebase/browser-database';
import { signOutReasonOfThisPage } from '../../platform/session/sign-out-reason';
import { isHalfFilled } from '../../platform/offline/half-filled';
import {
  declineInstall,
  install,
  invitation,
  isInstalled,
  watchInstall,
} from '../../platform/offline/install';
import { lastContact } from '../../platform/offline/connection';
import { useConnection } from '../../platform/offline/use-connection';
import { beginUpdates, startNewVersion, update } from '../../platform/offline/updates';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Cluster, Container, Stack } from '../../ui/layout';
import { color, layer, space } from '../../ui/tokens';
import { bringsWorker } from '../wake';

const Place = styled.aside`
  position: sticky;
  z-index: ${layer.header - 1};
  top: calc(var(--header) + var(--leave-quickly));
`;

const Notes = styled.div`
  background: ${color.paper};
`;

/** The line below it spans all of `Place`. */
const List = styled(Stack)`
  &:not(:empty) {
    padding-block: ${space.xs};
  }
  &:not(:empty)::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-bottom: 1px solid ${color.line};
  }
`;

const LOOK_AT_FORM_MS = 1000;
const SHOWN_MS = 5000;

/** Checked every second, since no event tells that a form was sent. */
function useHalfFilled(): boolean {
  const [half, setHalf] = useState(isHalfFilled);
  useEffect(() => {
    const timer = setInterval(() => setHalf(isHalfFilled()), LOOK_AT_FORM_MS);
    return () => clearInterval(timer);
  }, []);
  return half;
}

function UpdateNotice({ isApp }: { isApp: boolean }) {
  const { t } = useTexts(appNoticesTexts);
  const state = useSyncExternalStore(update.subscribe, update.get);
  const [put, setPut] = useState(false);
  // A public page comes from the network, and is new already.
  if (state === 'none' || (state === 'waiting' && !isApp) || put) return null;
  return <UpdateBanner t={t} onLater={() => setPut(true)} />;
}

function UpdateBanner({ t, onLater }: { t: typeof appNoticesTexts.en; onLater: () => void }) {
  const half = useHalfFilled();
  return (
    <Banner
      tone="primary"
      title={t.updateTitle}
      action={
        <Cluster>
          {!half && (
            <Button size="sm" onClick={() => void startNewVersion()}>
              {t.updateNow}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onLater}>
            {t.later}
          </Button>
        </Cluster>
      }
    >
      {half ? t.updateLater : t.update}
    </Banner>
  );
}

/** Why the session ended; stays until it is closed or another page is loaded. */
function SignOutNotice() {
  const { t, common } = useTexts(farewellTexts);
  const [closed, setClosed] = useState(false);
  const reason = signOutReasonOfThisPage();
  if (reason === null || closed) return null;
  return (
    <Banner
      tone="primary"
      title={t[reason].title}
      action={
        <Button size="sm" variant="quiet" onClick={() => setClosed(true)}>
          {common.close}
        </Button>
      }
    >
      {t[reason].text}
    </Banner>
  );
}

function InstallNotice() {
  const { t } = useTexts(appNoticesTexts);
  const way = useSyncExternalStore(invitation.subscribe, invitation.get);
  if (way === 'none') return null;
  if (way === 'ios')
    return (
      <Banner
        tone="neutral"
        title={t.iosTitle}
        action={
          <Button size="sm" variant="secondary" onClick={declineInstall}>
            {t.iosDone}
          </Button>
        }
      >
        {t.ios}
      </Banner>
    );
  return (
    <Banner
      tone="neutral"
      title={t.installTitle}
      action={
        <Cluster>
          <Button size="sm" onClick={() => void install()}>
            {t.installNow}
          </Button>
          <Button size="sm" variant="quiet" onClick={declineInstall}>
            {t.installNo}
          </Button>
        </Cluster>
      }
    >
      {t.install}
    </Banner>
  );
}

/** True for five seconds after the connection came back. */
function useRecentReturn(online: boolean): boolean {
  const [before, setBefore] = useState(online);
  const [returned, setReturned] = useState(false);
  if (before !== online) {
    setBefore(online);
    setReturned(online);
  }
  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => setReturned(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [returned]);
  return returned;
}

function ConnectionNotice() {
  const { t, common, lang } = useTexts(appNoticesTexts);
  const connection = useConnection();
  const returned = useRecentReturn(connection !== 'offline');
  if (connection === 'connected') return returned ? <Banner tone="success">{t.back}</Banner> : null;
  const last = lastContact();
  const trouble = {
    offline: { title: common.offlineTitle, text: t.offline },
    weak: { title: common.weakTitle, text: t.weak },
  }[connection];
  return (
    <Banner tone="warning" title={trouble.title}>
      <span>{trouble.text}</span>{' '}
      {last !== null && (
        <span>{t.lastContact(`${formatShortDay(last, lang)}, ${formatClock(last, lang)}`)}</span>
      )}
    </Banner>
  );
}

/** The browser's database is silent, so that work such as logging in may wait in vain. */
function StorageNotice() {
  const { t } = useTexts(appNoticesTexts);
  const { phone } = usePractice();
  if (!useSyncExternalStore(subscribeToDatabase, isDatabaseSilent)) return null;
  return (
    <Banner
      tone="warning"
      title={t.storageTitle}
      action={
        <Button size="sm" onClick={() => location.reload()}>
          {t.loadAgain}
        </Button>
      }
    >
      {t.storage(phone)}
    </Banner>
  );
}

/** Keeps the focused element clear of the notices (`ui/theme/global-style.tsx`). @returns the ref to measure */
function useRoomAtTop() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--notices', `${place.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (place.current !== null) observer.observe(place.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices');
    };
  }, []);
  return place;
}

export default function Notices({ isApp }: { isApp: boolean }) {
  const { t } = useTexts(appNoticesTexts);
  const place = useRoomAtTop();
  useEffect(() => {
    watchInstall(isApp);
    const isUsed = isApp || isInstalled();
    if (bringsWorker(isUsed)) void beginUpdates(isUsed);
  }, [isApp]);
  return (
    <Place ref={place} aria-label={t.region}>
      <Notes>
        <Container>
          <List $gap="xs">
            <SignOutNotice />
            <StorageNotice />
            <ConnectionNotice />
            <UpdateNotice isApp={isApp} />
            <InstallNotice />
          </List>
        </Container>
      </Notes>
    </Place>
  );
}
