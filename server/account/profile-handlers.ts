import { requireUser, type Handlers } from '../http/context'
import { badInput } from '../http/refusal'
import { changePhone, verifyPhone } from './commands/change-phone'
import { endSessions } from './commands/end-sessions'
import { saveProfile } from './commands/save-profile'
import { sendCode } from './commands/send-code'
import { setPassword } from './commands/set-password'
import { devicesDto, profileDto, userInfo } from './dto'
import { profileOf, userRow } from './queries/account'
import { listDevices } from './queries/devices'
import { profileChanges } from './requests'

export const profileHandlers = {
  'account.profile': async (_input, context) =>
    profileDto(await profileOf(context.db, await userRow(context.db, requireUser(context).id))),
  'account.saveProfile': async (input, context) =>
    profileDto(await saveProfile(context, profileChanges(input))),
  'account.sendCode': ({ purpose, mobile, ticket }, context) => {
    const to = purpose === 'bind' ? mobile : requireUser(context).phone
    if (to === undefined) throw badInput('请填写手机号', { field: 'mobile' })
    return sendCode(context, to, purpose, ticket)
  },
  'account.verifyPhone': (input, context) => verifyPhone(context, input),
  'account.changePhone': async (input, context) => userInfo(await changePhone(context, input)),
  'account.setPassword': async (input, context) => {
    await setPassword(context, input)
    return {}
  },
  'account.devices': async (_input, context) => devicesDto(await listDevices(context)),
  'account.endDevices': async ({ id }, context) => {
    await endSessions(context, { only: id })
    return devicesDto(await listDevices(context))
  }
} satisfies Partial<Handlers>
