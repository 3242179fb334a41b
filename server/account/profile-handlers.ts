import { requireUser, type Handlers } from '../http/context'
import { badInput } from '../http/refusal'
import { changePhone, verifyPhone } from './commands/change-phone'
import { endSessions } from './commands/end-sessions'
import { saveProfile } from './commands/save-profile'
import { sendCode } from './commands/send-code'
import { setPassword } from './commands/set-password'
import { profileOf, userRow } from './queries/account'
import { listDevices } from './queries/devices'

export const profileHandlers = {
  'account.profile': async (_input, context) =>
    profileOf(context.db, await userRow(context.db, requireUser(context).id)),
  'account.saveProfile': (input, context) => saveProfile(context, input),
  'account.sendCode': ({ purpose, mobile, ticket }, context) => {
    const to = purpose === 'bind' ? mobile : requireUser(context).phone
    if (to === undefined) throw badInput('请填写手机号', { field: 'mobile' })
    return sendCode(context, to, purpose, ticket)
  },
  'account.verifyPhone': (input, context) => verifyPhone(context, input),
  'account.changePhone': (input, context) => changePhone(context, input),
  'account.setPassword': async (input, context) => {
    await setPassword(context, input)
    return {}
  },
  'account.devices': (_input, context) => listDevices(context),
  'account.endDevices': async ({ id }, context) => {
    await endSessions(context, { only: id })
    return listDevices(context)
  }
} satisfies Partial<Handlers>
