import { useState } from 'react';
import { Link } from 'react-router-dom';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import { isOwnDevice } from '../../platform/device/own-device';
import { isInstalled } from '../../platform/offline/install';
import { usePractice } from '../../shared/practice/practice';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Dialog } from '../../ui/dialogs/dialog';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { switchOwnDevice } from './own-device-switch';

/** What this device stores, and what the practice stores. */
export function PrivacyDialog({ staff, onClose }: { staff: boolean; onClose: () => void }) {
  const { t, common } = useTexts(profileTexts);
  const { email } = usePractice();
  const [own, setOwn] = useState(isOwnDevice);
  const [busy, setBusy] = useState(false);
  const flip = (next: boolean) => {
    setOwn(next);
    setBusy(true);
    void switchOwnDevice(next);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={common.close}
      title={t.privacy.change}
      footer={<Button onClick={onClose}>{t.privacy.close}</Button>}
    >
      <Stack>
        {/* An installed app always counts as an own device. */}
        {!staff && !isInstalled() && (
          <Checkbox
            label={t.privacy.ownDevice}
            hint={t.privacy.ownDeviceHint}
            checked={own}
            disabled={busy}
            onChange={(event) => flip(event.target.checked)}
          />
        )}
        {!staff && <p role="status">{own ? t.privacy.ownDeviceOn : t.privacy.ownDeviceOff}</p>}
        <H3>{t.privacy.dataTitle}</H3>
        <p>{t.privacy.dataText}</p>
        <p>
          {email === '' ? (
            <Link to={paths.contact}>{t.privacy.write}</Link>
          ) : (
            <a href={`mailto:${email}`}>{t.privacy.write}</a>
          )}
          <span> · </span>
          <Link to={paths.privacy}>{t.privacy.policy}</Link>
        </p>
      </Stack>
    </Dialog>
  );
}
