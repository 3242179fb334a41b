import type { Leaving as LeavingDto } from '@/contract/account/dto/privacy'
import { toYuan } from '@/domain/money'
import { tenderFen } from '@/domain/order/tenders'
import type { Leaving } from './queries/leaving'

export const leavingDto = ({ stored, erasedAfter, ...leaving }: Leaving): LeavingDto => ({
  ...leaving,
  giftMoney: toYuan(tenderFen(stored, 'gift')),
  erasedAfter: erasedAfter?.getTime() ?? null
})
