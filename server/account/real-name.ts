import { ErrorCode } from '@/contract/errors'
import { ID_TYPE } from '@/domain/person/codes'
import type { Config } from '../config'
import { Refusal } from '../http/refusal'
import sandboxNames from './sandbox-names.json'

const FAILURES = new Map<number, Refusal>([
  [ErrorCode.realNameMismatch, new Refusal(ErrorCode.realNameMismatch, '姓名与证件号码不一致，请核对后重试')],
  [ErrorCode.realNameUnknown, new Refusal(ErrorCode.realNameUnknown, '未查询到该证件信息，请核对后重试')],
  [ErrorCode.realNameBusy, new Refusal(ErrorCode.realNameBusy, '实名校验服务繁忙，请稍后再试')]
])
const SANDBOX = new Map<string, number>(Object.entries(sandboxNames))

/**
 * Real-name check of the person examined, before an order is written (§8: 28001–28003). The sandbox knows some names
 * that fail; without the demo there is no verifier and everybody passes. Documents of type 9 cannot be verified.
 */
export async function verifyRealName(
  config: Pick<Config, 'demo'>,
  person: { name: string; idType: number; idNumber: string }
): Promise<void> {
  if (!config.demo || person.idType !== ID_TYPE.idCard) return
  const failure = FAILURES.get(SANDBOX.get(person.name) ?? 0)
  if (failure) throw new Refusal(failure.code, failure.message)
}
