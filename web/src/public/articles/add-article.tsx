import { isAdmin } from '@tulia/domain/person/role';
import { Plus } from 'lucide-react';
import { publicArticlesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';

const EDITOR: string | undefined = (paths as Partial<Record<string, string>>).adminArticles;

/** For staff who may write articles (specification section 6). */
export function AddArticle() {
  const { t } = useTexts(publicArticlesTexts);
  const { status, role } = useSession();
  if (EDITOR === undefined || status !== 'signed-in' || !isAdmin(role)) return null;
  return (
    <LinkButton to={EDITOR}>
      <Plus aria-hidden size={18} />
      {t.addArticle}
    </LinkButton>
  );
}
