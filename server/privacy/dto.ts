import type { Leaving as LeavingDto } from '@/contract/account/dto/privacy'
import { toYuan } from '@/domain/money'
import type { Leaving } from './queries/leaving'

export const leavingDto = ({ giftFen, erasedAfter, ...leaving }: Leaving): LeavingDto => ({
  ...leaving,
  giftMoney: toYuan(giftFen),
  erasedAfter: erasedAfter?.getTime() ?? null
})
