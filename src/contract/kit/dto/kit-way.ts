import * as v from 'valibot'
import { KIT_CODE, kitCodeOf } from '@/domain/order/kit-code'
import { orderNum } from '../../common/dto'
import { sendBackInput } from '../../order/dto/refund'

/** Where a kit's sample is, what is printed on the kit, how the sample is taken and sent back. */
export const kitState = v.object({
  /** Numbers that are known, and of how many kits. */
  codes: v.array(v.string()),
  kits: v.number(),
  /** `picture` is an address. */
  guide: v.array(v.object({ title: v.string(), text: v.string(), picture: v.string() })),
  /** What is in the box, `count` with its unit: 1 支. */
  box: v.array(v.object({ name: v.string(), count: v.string() })),
  /** From the sample's arrival until its report; 0 not told. */
  reportDays: v.number(),
  /** Null where the shop has not told an address. */
  sendTo: v.nullable(v.object({ name: v.string(), address: v.string() })),
  /** The parcel of the sample; null before the customer told of one. */
  back: v.nullable(
    v.object({
      companyCode: v.string(),
      courier: v.string(),
      parcelNo: v.string(),
      sentAt: v.string(),
      receivedAt: v.string()
    })
  ),
  /** 'YYYY-MM-DD', advice; '' before the kit was received, and once the sample is sent. */
  adviseBy: v.string(),
  /** A number can be typed, a parcel be told of. */
  canBind: v.boolean(),
  canSend: v.boolean()
})

export const bindKitInput = v.object({
  orderNum,
  kitCode: v.pipe(
    v.string('请填写采样盒编号'),
    v.transform(kitCodeOf),
    v.regex(KIT_CODE, '请填写采样盒上的编号，6 到 20 位字母和数字')
  )
})
export const sendSampleInput = sendBackInput

export type BindKitInput = v.InferInput<typeof bindKitInput>
export type SendSampleInput = v.InferInput<typeof sendSampleInput>
