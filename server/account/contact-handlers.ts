import { deleteContact } from './commands/delete-contact'
import { setDefaultContact } from './commands/set-default-contact'
import { saveContact } from './commands/save-contact'
import { requireUser, type Handlers } from '../http/context'
import { accountOf } from './queries/account'
import { listContacts, ownContact, relations, toContactDto } from './queries/contacts'
import { citiesOf, provinces, regionsOf } from '../catalogue/queries/regions'

export const contactHandlers = {
  'account.get': (_input, context) => accountOf(context.db, requireUser(context).id, 'plain'),
  'contacts.list': (_input, context) => listContacts(context.db, requireUser(context).id),
  'contacts.get': async ({ contacts_id }, context) =>
    toContactDto(await ownContact(context.db, requireUser(context).id, contacts_id)),
  'contacts.save': (input, context) => saveContact(context, input),
  'contacts.delete': async ({ contacts_id }, context) => {
    await deleteContact(context, contacts_id)
    return {}
  },
  'contacts.setDefault': async ({ contacts_id }, context) => {
    await setDefaultContact(context, contacts_id)
    return listContacts(context.db, requireUser(context).id)
  },
  'contacts.relations': async () => relations(),
  'geo.provinces': async () => provinces(),
  'geo.cities': async ({ provinceId }) => citiesOf(provinceId),
  'geo.regions': async ({ cityId }) => regionsOf(cityId)
} satisfies Partial<Handlers>
