import * as v from 'valibot'
import { ADDRESS_TAGS } from '@/domain/address/tags'
import { ADDRESS_TEXTS } from '@/domain/address/texts'
import { code, flag, lines, mobile, text } from '../../common/dto'

const address = v.object({
  id: v.string(),
  name: v.string(),
  mobile: v.string(),
  /** Names of province, city and county joined by '-'. */
  region: v.string(),
  detail: v.string(),
  isDefault: flag,
  /** What it is called; '' nothing. */
  tag: v.picklist(['', ...ADDRESS_TAGS])
})
export const addresses = v.array(address)
export const addressIdInput = v.object({ id: code('地址') })
export const saveAddressInput = v.object({
  id: v.optional(code('地址')),
  name: text('收货人姓名', 1, 30),
  mobile,
  region: v.pipe(
    v.string('请选择配送区域'),
    v.trim(),
    v.nonEmpty('请选择配送区域'),
    v.maxLength(90, '配送区域不正确')
  ),
  /** At most 40 characters in at most three lines. */
  detail: v.pipe(
    v.string(ADDRESS_TEXTS.detail),
    lines,
    v.trim(),
    v.nonEmpty(ADDRESS_TEXTS.detail),
    v.maxLength(43, '详细地址最多40个字')
  ),
  isDefault: v.optional(flag),
  tag: v.optional(v.picklist(['', ...ADDRESS_TAGS], '标签不正确'), '')
})

export const suggestionInput = v.object({
  kind: v.picklist(['booking', 'order', 'report', 'page', 'other'], '请选择反馈类型'),
  text: v.pipe(text('反馈内容', 5, 500), lines),
  contact: v.optional(v.pipe(v.string('联系方式格式不正确'), v.trim(), v.maxLength(50, '联系方式最多50个字')))
})

/** Where the app is to be had; '' where it is not. */
export const appPlaces = v.object({ ios: v.string(), android: v.string() })

export type Address = v.InferOutput<typeof address>
export type AddressIdInput = v.InferInput<typeof addressIdInput>
export type SaveAddressInput = v.InferInput<typeof saveAddressInput>
export type SuggestionInput = v.InferInput<typeof suggestionInput>
export type AppPlaces = v.InferOutput<typeof appPlaces>
