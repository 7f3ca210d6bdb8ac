/** A new service, or a change of one. */
import { saveService as contract } from '@tulia/domain/calls/practice/manage-practice';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { servicePath, services } from '@tulia/domain/records/service';
import { changeWithAudit } from '../../practice/audit';
import { requireNewOrThere } from '../../practice/new-or-there';
import { callable } from '../../platform/callable';

export const saveService = callable(contract, async (input, { caller, clock }) => {
  const { isNew, ...service } = input;
  await changeWithAudit(servicePath(service.slug), caller, clock.now(), (before) => {
    requireNewOrThere(isNew, before !== undefined);
    const action = isNew ? 'service-created' : 'service-changed';
    const name = { ...service.name, [MAIN_LANGUAGE]: service.name[MAIN_LANGUAGE].trim() };
    return { action, label: name[MAIN_LANGUAGE], data: services.toStored({ ...service, name }) };
  });
  return {};
});
