import * as v from 'valibot'
import { PARTNERS } from '@/domain/partner/partners'

export const partnerInput = v.object({ name: v.picklist(PARTNERS, '没有这项服务') })
/** `site` is its host, to be told; both '' where nothing is configured. */
export const destination = v.object({ url: v.string(), site: v.string() })

/** Whether there is an insurance mall to go to. */
export const mall = v.object({ open: v.boolean() })
export const mallHome = v.object({ url: v.string() })

export type PartnerInput = v.InferInput<typeof partnerInput>
export type PartnerDestination = v.InferOutput<typeof destination>
export type Mall = v.InferOutput<typeof mall>
export type MallHome = v.InferOutput<typeof mallHome>
