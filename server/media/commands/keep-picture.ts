import type { Tx } from '../../db/transact'
import { media } from '../../db/schema'
import type { Picture } from '../picture'

/** A picture under its name, in the place of what had that name. */
export async function keepPicture(
  tx: Tx,
  { name, hash, picture }: { readonly name: string; readonly hash: string; readonly picture: Picture },
  now: Date
): Promise<void> {
  const row = { hash, ...picture, importedAt: now }
  await tx
    .insert(media)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: media.name, set: row })
}
