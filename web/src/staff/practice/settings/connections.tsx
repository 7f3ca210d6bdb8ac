import { showServices, type ServicesReport } from '@tulia/domain/calls/practice/connect-services';
import { may } from '@tulia/domain/person/permission';
import { connectionsTexts } from './texts/connections';
import { useTexts } from '../../../platform/language/use-texts';
import { useAnswer } from '../../../platform/live/use-answer';
import { useSession } from '../../../platform/session/session';
import { isFailed } from '../../parts/not-read';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { TitledCard } from '../../../shared/views/titled-card';
import type { Elements } from '../../../ui/elements';
import { Skeleton } from '../../../ui/skeleton';
import { GoogleConnection } from './google-connection';
import { GoogleReturn } from './google-return';
import { MailAccount } from './mail-account';
import { MpesaAccount } from './mpesa-account';
import { TextAccount } from './text-account';
import { textAccountTexts } from './texts/text-account';

/** The services outside that a super admin connects; other admins see whether they are connected. */
export function Connections() {
  const { t } = useTexts(connectionsTexts);
  const { t: ofTexts } = useTexts(textAccountTexts);
  const { role } = useSession();
  const answer = useAnswer(showServices, {});
  const { data, again } = answer;
  const own = { mayConnect: may(role ?? 'client', 'connect-services'), again };
  const known = (draw: (report: ServicesReport) => Elements) => {
    if (data !== undefined) return draw(data);
    if (isFailed(answer)) return <RetryBanner title={t.notRead} onRetry={again} />;
    return <Skeleton label={t.loading} lines={2} />;
  };
  return (
    <>
      <div id="google">
        <TitledCard large title={t.google.title}>
          <GoogleReturn id="google" again={again} />
          {known((report) => (
            <GoogleConnection {...own} report={report} />
          ))}
        </TitledCard>
      </div>
      <div id="mail-account">
        <TitledCard large title={t.mail.title}>
          {known((report) => (
            <MailAccount {...own} report={report} />
          ))}
        </TitledCard>
      </div>
      <div id="mpesa">
        <TitledCard large title={t.mpesa.title}>
          {known((report) => (
            <MpesaAccount {...own} report={report} />
          ))}
        </TitledCard>
      </div>
      <div id="texts">
        <TitledCard large title={ofTexts.title}>
          {known((report) => (
            <TextAccount {...own} report={report} />
          ))}
        </TitledCard>
      </div>
    </>
  );
}
