import { and, count, eq } from 'drizzle-orm'
import { cleanAddress } from '@/domain/address/address'
import { ErrorCode } from '@/contract/errors'
import { addresses } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { randomId } from '../../settings/tokens'
import { ACCOUNT_TEXTS } from '../texts'

const MAX_ADDRESSES = 20

const missing = () => new Refusal(ErrorCode.notFound, ACCOUNT_TEXTS.addressMissing)

type AddressRequest = Pick<
  typeof addresses.$inferSelect,
  'name' | 'mobile' | 'region' | 'tag' | 'detail' | 'isDefault'
> & { readonly id: string | undefined }

/** Adds an address or changes one of the user's own; the first one is the default. */
export async function saveAddress(context: RequestContext, input: AddressRequest): Promise<void> {
  const { id: userId } = requireUser(context)
  const now = context.now()
  const { name, mobile, region, tag } = input
  const values = { name, mobile, region, tag, detail: cleanAddress(input.detail).text, updatedAt: now }
  await transact(context.db, async (tx) => {
    const [known] = await tx.select({ n: count() }).from(addresses).where(eq(addresses.userId, userId))
    const others = known?.n ?? 0
    const isDefault = input.isDefault || others === 0
    if (isDefault) await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId))
    if (input.id !== undefined) {
      const changed = await tx
        .update(addresses)
        .set(isDefault ? { ...values, isDefault } : values)
        .where(and(eq(addresses.id, input.id), eq(addresses.userId, userId)))
        .returning({ id: addresses.id })
      if (changed.length === 0) throw missing()
      return
    }
    if (others >= MAX_ADDRESSES)
      throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.addressLimit(MAX_ADDRESSES))
    await tx.insert(addresses).values({ ...values, id: randomId('a'), userId, isDefault, createdAt: now })
  })
}

export async function deleteAddress({ db, ...context }: RequestContext, id: string): Promise<void> {
  const { id: userId } = requireUser({ db, ...context })
  const gone = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning({ id: addresses.id })
  if (gone.length === 0) throw missing()
}
