import type { Handlers } from '../../http/context'
import { brandList } from './brands'
import { brandsDto } from './dto'

export const brandHandlers = {
  'brand.list': async ({ cityCode }, { db, now, user }) => {
    const at = now()
    return brandsDto(await brandList(db, user?.id ?? null, at), cityCode, at)
  }
} satisfies Partial<Handlers>
