import type { Session } from '@/contract/auth/dto/auth'
import { server } from './order-tests'

const ACTIVITY = 'MU01'
export const PAIR_PRODUCT = 'CA3102'

/** Its page. */
export const detail = async (who: Session, pairId?: string) =>
  (
    await server.call(
      'pair.detail',
      { activityId: ACTIVITY, ...(pairId === undefined ? {} : { pairId }) },
      { session: who }
    )
  ).results
export const start = (who: Session, contactsId?: string) =>
  server.callRaw(
    'pair.start',
    { activityId: ACTIVITY, ...(contactsId === undefined ? {} : { contactsId }) },
    { session: who }
  ) as Promise<{ code: number; results: { pairId: string; state: string } }>
export const join = (who: Session, pairId: string) =>
  server.callRaw('pair.join', { pairId }, { session: who }) as Promise<{
    code: number
    results: { state: string }
  }>
export const choose = (who: Session, pairId: string, contactsId: string) =>
  server.callRaw('pair.choose', { pairId, contactsId }, { session: who })
export const leave = (who: Session, pairId: string) =>
  server.callRaw('pair.leave', { pairId }, { session: who })
/** An order of one piece. */
export async function ordered(who: Session): Promise<string> {
  const { results } = await server.call(
    'order.completeCoupon',
    {
      ...{ receiveName: '陈予安', receivePhone: '10000000001' },
      ...{ productCode: PAIR_PRODUCT, skuId: `${PAIR_PRODUCT}-1`, quantity: 1 }
    },
    { session: who }
  )
  return results[0]?.orderNum ?? ''
}
/** A pair as its page shows it. @throws without one */
export async function pairOf(who: Session, pairId: string) {
  const { pair } = await detail(who, pairId)
  if (!pair) throw new Error(`no pair ${pairId}`)
  return pair
}
