import { ErrorCode } from '@/contract/errors'
import { ID_TYPE } from '@/domain/person/codes'
import type { Config } from '../config'
import { Refusal } from '../http/refusal'
import type { RealNameEnd, RealNameProvider } from '../real-name/real-name'
import { tencentRealName } from '../real-name/tencent'
import sandboxNames from './sandbox-names.json'

const FAILURES: Readonly<Record<Exclude<RealNameEnd, 'same'>, Refusal>> = {
  differs: new Refusal(ErrorCode.realNameMismatch, '姓名与证件号码不一致，请核对后重试'),
  unknown: new Refusal(ErrorCode.realNameUnknown, '未查询到该证件信息，请核对后重试'),
  busy: new Refusal(ErrorCode.realNameBusy, '实名校验服务繁忙，请稍后再试')
}

const SCRIPTED: Readonly<Record<number, RealNameEnd>> = {
  [ErrorCode.realNameMismatch]: 'differs',
  [ErrorCode.realNameUnknown]: 'unknown',
  [ErrorCode.realNameBusy]: 'busy'
}
const SANDBOX = new Map<string, number>(Object.entries(sandboxNames))

/** The demo knows some names that fail. */
const sandbox: RealNameProvider = {
  verify: async (name) => SCRIPTED[SANDBOX.get(name) ?? 0] ?? 'same'
}

type Asker = Pick<Config, 'demo' | 'providers'>

/** Of each configuration once: its connections are used again. */
const made = new WeakMap<Config['providers'], RealNameProvider>()

function providerOf({ demo, providers }: Asker): RealNameProvider | null {
  const { realName, origins } = providers
  if (!realName) return demo ? sandbox : null
  const known = made.get(providers) ?? tencentRealName(realName, origins['real-name-tencent'])
  made.set(providers, known)
  return known
}

/**
 * Real-name check of the person examined, before an order is written (§8: 28001–28003). Without a provider everybody passes, in the demo
 * all but some names. Documents of type 9 cannot be verified.
 */
export async function verifyRealName(
  config: Asker,
  { name, idType, idNumber }: { name: string; idType: number; idNumber: string }
): Promise<void> {
  const provider = providerOf(config)
  if (!provider || idType !== ID_TYPE.idCard) return
  const end = await provider.verify(name, idNumber)
  if (end === 'same') return
  const { code, message } = FAILURES[end]
  throw new Refusal(code, message)
}
