import type { Handlers } from '../../http/context'
import { brandList } from './brands'
import { brandsDto } from './dto'

export const brandHandlers = {
  'brand.list': async ({ cityCode }, { db, now, user, channel }) => {
    const at = now()
    return brandsDto(await brandList(db, { userId: user?.id ?? null, channel }, at), cityCode, at)
  }
} satisfies Partial<Handlers>
