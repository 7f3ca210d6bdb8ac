import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { publicArticlesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { paths, withRedirect } from '../../paths';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { AnchorButton, LinkButton } from '../../ui/link-button';

/** An external link; visitors are asked to log in. @param back where the article is read */
export function FullResource({ url, back }: { url: string; back: string }) {
  const { t, common } = useTexts(publicArticlesTexts);
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const icon = <ExternalLink aria-hidden size={18} />;
  if (session.status === 'signed-in')
    return (
      <AnchorButton
        href={url}
        target="_blank"
        variant="secondary"
        aria-label={`${t.fullResource} ${common.opensNewTab}`}
      >
        {t.fullResource}
        {icon}
      </AnchorButton>
    );
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        busy={session.status === 'loading'}
        onClick={() => setAsking(true)}
      >
        {t.fullResource}
        {icon}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t.loginTitle}
        description={t.loginText}
        closeLabel={common.close}
        footer={
          <>
            <LinkButton to={withRedirect(paths.signup, back)} variant="secondary">
              {common.signUp}
            </LinkButton>
            <LinkButton to={withRedirect(paths.login, back)}>{common.logIn}</LinkButton>
          </>
        }
      />
    </>
  );
}
