/** A kit at home (§7 gene): the number on it, and its sample's way to the laboratory. */
import type { Call } from '../http/call'

/** @throws CallError when another kit has the number, or it is too late */
export const bindKit = async (call: Call, orderNum: string, kitCode: string): Promise<void> => {
  await call('kit.bind', { orderNum, kitCode })
}

interface SamplePost {
  readonly orderNum: string
  readonly companyCode: string
  readonly parcelNo: string
}

/** @throws CallError when the laboratory has the sample already */
export const sendSample = async (call: Call, post: SamplePost): Promise<void> => {
  await call('kit.send', post)
}
