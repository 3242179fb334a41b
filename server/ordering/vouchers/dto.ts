import type { OrderCode } from '@/contract/order/dto/order-code'
import { formatDateTime } from '@/domain/date'
import { toYuan } from '@/domain/money'
import type { WholeOrder } from '../order/whole-order'

/** The codes of an order; the text of one is shown to who holds it, while it can be used. */
export const orderCodesDto = ({ codes, userId }: Pick<WholeOrder, 'codes' | 'userId'>): OrderCode[] =>
  codes.map(({ id, lineId, code, state, paidFen, expiresAt, holderId, orgName, takenAt }) => {
    const usable = (state === 'unused' || state === 'taken') && holderId === userId
    const used = state === 'used' && takenAt !== null
    return {
      ...{ id, lineId, state },
      code: usable ? (code.match(/.{4}/g) ?? []).join(' ') : '',
      price: toYuan(paidFen),
      expiresAt: expiresAt?.getTime() ?? null,
      usedAt: used ? orgName : '',
      usedTime: used ? formatDateTime(takenAt.getTime()) : ''
    }
  })
