import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AppParts } from '../app-parts'
import { media } from '../db/schema'
import { kindNamed } from './picture'
import { shopSettingsOf } from '../settings/shop-profile'
import { hashesOf, mediaNameOf } from './queries/named'

const YEAR = 'public, max-age=31536000, immutable'
/** A picture that was changed is seen by everybody after so long. */
const MINUTES = 'public, max-age=300'

/**
 * Pictures that operators import. `/media/banner.png` leads to `/media/<hash>/banner.png`, which never changes; an older hash
 * leads to the picture as it is now.
 */
export function addMediaRoutes(
  app: FastifyInstance,
  { database: { db }, config }: Pick<AppParts, 'database' | 'config'>
): void {
  const hashOf = async (name: string) =>
    kindNamed(name) === null ? undefined : (await hashesOf(db, [name])).get(name)
  const address = (hash: string, name: string) => `/media/${hash}/${name}`

  app.get<{ Params: { name: string } }>('/media/:name', async ({ params: { name } }, reply) => {
    const hash = await hashOf(name)
    return hash === undefined
      ? reply.callNotFound()
      : reply.header('cache-control', MINUTES).redirect(address(hash, name))
  })

  app.get<{ Params: { hash: string; name: string } }>('/media/:hash/:name', async (request, reply) => {
    const { hash: asked, name } = request.params
    const hash = await hashOf(name)
    if (hash === undefined) return reply.callNotFound()
    if (hash !== asked) return reply.header('cache-control', 'no-cache').redirect(address(hash, name))
    const tag = `"${hash}"`
    void reply.headers({ 'cache-control': YEAR, etag: tag })
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    const [row] = await db.select().from(media).where(eq(media.name, name))
    return row?.hash === hash ? reply.type(row.type).send(row.content) : reply.callNotFound()
  })

  /** What links to the shop are shown with: the picture that its settings name, else the build's own. */
  app.get('/share.png', async (_request, reply) => {
    const name = mediaNameOf((await shopSettingsOf(db)).sharePicture ?? '')
    const [row] = name === undefined ? [] : await db.select().from(media).where(eq(media.name, name))
    void reply.header('cache-control', MINUTES)
    if (row) return reply.type(row.type).send(row.content)
    const built = await readFile(join(config.h5Dir, 'share.png')).catch(() => null)
    return built ? reply.type('image/png').send(built) : reply.callNotFound()
  })
}
