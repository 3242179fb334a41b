import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppParts } from '../app-parts'
import { PUBLIC_DIR } from '../folders'
import { isCallPath } from './call-paths'
import { shopCity } from '../settings/shop-city'
import { shopProfile } from '../settings/shop-profile'
import { unknownCall } from './mount'
import { sitePage } from './site-page'

/** Names with a content hash never change. */
const HASHED = /[.-][0-9a-f]{6,}\./
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const ASK_FIRST = 'no-cache'

/** Files of the build: one that an older deployment had is missing, whatever the browser says it accepts. */
const FILE_OF_BUILD = /^\/(js|css|static|seed-img|seed-video|media|share)\//
export const isFileOfBuild = (url: string): boolean => FILE_OF_BUILD.test(url)

/** The built H5 site with its pictures; every other page path gets index.html, as the site routes by itself. */
export async function addSite(app: FastifyInstance, { config, database, now }: AppParts): Promise<void> {
  const page = existsSync(join(config.h5Dir, 'index.html'))
    ? await sitePage(
        config.h5Dir,
        config.callOrigins,
        async () => ({ ...(await shopProfile(database.db, config)), city: await shopCity(database.db) }),
        now
      )
    : null
  // Films are asked for in parts (Range), which a phone needs to show their middle.
  for (const folder of ['seed-img', 'seed-video'].filter((name) => existsSync(join(PUBLIC_DIR, name)))) {
    await app.register(fastifyStatic, {
      root: join(PUBLIC_DIR, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', DAY)
    })
  }
  if (page) {
    for (const url of ['/', '/index.html']) app.get(url, page)
    await app.register(fastifyStatic, {
      root: config.h5Dir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? YEAR : ASK_FIRST)
    })
  }
  app.setNotFoundHandler((request, reply) => notFound(request, reply, page))
}

/** Whether a person's browser asks for a page, not a program for data or a page for its files. */
export const wantsPage = ({ url, method, headers }: FastifyRequest): boolean =>
  !isCallPath(url) &&
  (method === 'GET' || method === 'HEAD') &&
  /text\/html/.test(headers.accept ?? '') &&
  !isFileOfBuild(url)

type PageSender = Awaited<ReturnType<typeof sitePage>>

function notFound(request: FastifyRequest, reply: FastifyReply, page: PageSender | null): FastifyReply {
  if (isCallPath(request.url)) return reply.code(404).send(unknownCall())
  if (!wantsPage(request)) return reply.code(404).type('text/plain; charset=utf-8').send('404')
  if (!page)
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('The H5 site is not built: npm run build:h5')
  return page(request, reply)
}
