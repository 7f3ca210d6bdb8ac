import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useTexts } from '../../platform/language/use-texts';
import { paths } from '../../paths';
import { toast } from '../../ui/toast-store';
import { staffFrameTexts } from './texts';

/** For staff on a page of admins: says so, and leads to their own day. */
export default function ForAdmins() {
  const { t } = useTexts(staffFrameTexts);
  useEffect(() => void toast({ title: t.forAdmins }), [t]);
  return <Navigate replace to={paths.staff} />;
}
