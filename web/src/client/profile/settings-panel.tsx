import type { Profile } from '@tulia/domain/person/profile';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { LANGUAGE_FACTS } from '../../platform/language/language';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { Button } from '../../ui/button';
import { TitledCard } from '../../shared/views/titled-card';
import { Grid } from '../../ui/layout';
import { Agreements } from './agreements';
import { DeleteAccount } from './delete-account';
import type { Leaving } from './delete-account-dialog';
import { DownloadData } from './download-data';
import { Fact, Facts } from '../../shared/views/facts';
import { takeSwitched } from './own-device-switch';
import { PrivacyDialog } from './privacy-dialog';
import { useReminderText } from './reminder-text';
import { toast } from '../../ui/toast-store';

const PreferencesDialog = lazy(() => import('./preferences-dialog'));
const OwnTextsCard = lazy(() => import('./notifications/own-texts-card'));

/** The Settings tab: the settings, with buttons that open their dialogs. */
export function SettingsPanel({
  uid,
  profile,
  staff,
  leaving,
  notifications,
}: {
  uid: string;
  profile: Profile;
  /** staff choose on their own profile page (design section 4) */
  staff: boolean;
  leaving: Leaving;
  /** the card about notifications; null without one */
  notifications: ReactNode;
}) {
  const { t } = useTexts(profileTexts);
  const reminderText = useReminderText();
  const [open, setOpen] = useState<'preferences' | 'privacy' | null>(null);
  const { preferences } = profile.profile;
  const { user } = useSession();
  const privacy = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const switched = takeSwitched();
    if (switched === null) return;
    toast({ title: switched === 'on' ? t.privacy.ownDeviceOn : t.privacy.ownDeviceOff });
    // The switch has loaded the page again, which starts at its top.
    privacy.current?.scrollIntoView({ block: 'center' });
  }, [t]);
  const verified = user?.emailVerified === true;
  return (
    <Grid>
      <TitledCard title={t.preferences.title}>
        <Facts $look="under">
          <Fact
            name={t.preferences.method}
            values={[t.preferences.methods[preferences.communicationMethod]]}
          />
          <Fact
            name={t.preferences.reminder}
            values={[reminderText(preferences.reminderFrequency)]}
          />
          <Fact
            name={t.preferences.language}
            values={[LANGUAGE_FACTS[preferences.language].name]}
          />
        </Facts>
        {verified ? (
          <div>
            <Button variant="secondary" onClick={() => setOpen('preferences')}>
              {t.preferences.change}
            </Button>
          </div>
        ) : (
          <p>{t.confirmFirst}</p>
        )}
      </TitledCard>
      {notifications}
      {verified && preferences.communicationMethod === 'message' && (
        <Suspense>
          <OwnTextsCard phone={profile.profile.phone ?? ''} />
        </Suspense>
      )}
      <TitledCard title={t.privacy.title} ref={privacy}>
        <p>{t.privacy.dataText}</p>
        <div>
          <Button variant="secondary" onClick={() => setOpen('privacy')}>
            {t.privacy.change}
          </Button>
        </div>
      </TitledCard>
      {verified && <Agreements uid={uid} />}
      <DownloadData />
      {!staff && <DeleteAccount leaving={leaving} />}
      {open === 'preferences' && (
        <Suspense>
          <PreferencesDialog uid={uid} profile={profile} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'privacy' && <PrivacyDialog staff={staff} onClose={() => setOpen(null)} />}
    </Grid>
  );
}
