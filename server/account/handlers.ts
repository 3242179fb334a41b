import { ErrorCode } from '@/contract/errors'
import { CHANNEL } from '@/contract/channels'
import { agreeKey } from './commands/agree-key'
import { answerCheck, offerCheck } from './commands/human-check'
import { handOverLogin } from './commands/hand-over-login'
import { logInByCode } from './commands/log-in-by-code'
import { logInSilently } from './commands/log-in-silently'
import { logOut } from './commands/log-out'
import { proveChannel } from './commands/prove-channel'
import { refreshSession } from './commands/refresh-session'
import { logInByPassword } from './commands/log-in-by-password'
import { sendCode } from './commands/send-code'
import { requireUser, type Handlers } from '../http/context'
import { Refusal } from '../http/refusal'
import { sessionDto, silenceDto, userInfo } from './dto'
import { accountOf } from './queries/account'
import { tokenOwner } from './queries/token-owner'
import { ACCOUNT_TEXTS } from './texts'

export const authHandlers = {
  'auth.sendCode': ({ mobile, ticket }, context) => sendCode(context, mobile, 'login', ticket),
  'check.draw': ({ form }, context) => offerCheck(context, form),
  'check.answer': ({ a, b }, context) => answerCheck(context, a, b),
  'auth.login': async ({ mobile, code }, context) => sessionDto(await logInByCode(context, mobile, code)),
  'auth.passwordLogin': async ({ mobile, password, ticket }, context) =>
    sessionDto(await logInByPassword(context, mobile, password, ticket)),
  'auth.silent': async ({ code, phoneCode }, context) =>
    silenceDto(await logInSilently(context, code, phoneCode)),
  'auth.keys': ({ x }, context) => agreeKey(context, x),
  'auth.thirdLogin': async ({ comefrom, token }, context) =>
    sessionDto(await handOverLogin(context, comefrom, token)),
  'auth.tokenOwner': ({ token }, context) => tokenOwner(context, token),
  'auth.logout': async (_input, context) => {
    await logOut(context)
    return {}
  },
  'auth.refresh': async ({ refreshToken }, context) =>
    sessionDto(await refreshSession(context, refreshToken)),
  'auth.userInfo': async (_input, context) => [
    { account: userInfo(await accountOf(context.db, requireUser(context).id, 'masked')) }
  ],
  // First check of channel 66, without parameters: is the caller on the channel at all.
  'auth.wxTokenVerify': async (_input, { comefrom }) => {
    if (comefrom !== CHANNEL.miniProgram) throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.channelClosed)
    return {}
  },
  // Second check, with token and channel: is the session alive, and the mini-program's own.
  'auth.wxTokenCheck': async ({ token, comefrom, code }, context) => {
    if (Number(comefrom) !== CHANNEL.miniProgram)
      throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.channelClosed)
    await proveChannel(context, token, code)
    return {}
  }
} satisfies Partial<Handlers>
