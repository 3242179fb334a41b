import type { FastifyInstance } from 'fastify'
import type { AppParts } from '../app-parts'
import { PREVIEW_COOKIE, previewBlocks } from './queries/home-preview'

/** As long as an operator looks at it; the preview itself runs out by its own time. */
const SEEN_S = 3600

/** `/preview/home/<key>` shows home as an operator would have it to who has the link, `/preview/home/off` as it is. */
export function addPreviewRoutes(
  app: FastifyInstance,
  { database: { db }, now, config }: Pick<AppParts, 'database' | 'now' | 'config'>
): void {
  const shown = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: config.publicOrigin?.startsWith('https:') ?? false
  }
  app.get<{ Params: { key: string } }>('/preview/home/:key', async ({ params: { key } }, reply) => {
    void reply.header('cache-control', 'no-store')
    if (key === 'off') return reply.clearCookie(PREVIEW_COOKIE, shown).redirect('/')
    if (!(await previewBlocks(db, key, now())))
      return reply.code(404).type('text/plain; charset=utf-8').send('预览不存在或已过期')
    return reply.setCookie(PREVIEW_COOKIE, key, { ...shown, maxAge: SEEN_S }).redirect('/')
  })
}
