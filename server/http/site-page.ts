import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SHOP_UNNAMED } from '@/domain/constants'

/** A changed name is seen after this, ms. */
const NAME_KEPT_MS = 30_000

const ENTITY: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** A text as it stands between tags and in attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? sign)

const named = (page: string, name: string) => {
  const body = name === '' ? page : page.replaceAll(SHOP_UNNAMED, () => escaped(name))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

/**
 * Sends index.html with the shop's name. Nobody waits for the name to be read again: without the database the page goes
 * out with the last one known.
 */
export async function sitePage(h5Dir: string, nameOf: () => Promise<string>, now: () => Date) {
  const built = readFileSync(join(h5Dir, 'index.html'), 'utf8')
  let page = named(built, '')
  let readAt = 0
  const read = async () => {
    readAt = now().getTime()
    await nameOf().then(
      (name) => void (page = named(built, name)),
      () => undefined
    )
  }
  await read()
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (now().getTime() - readAt >= NAME_KEPT_MS) void read()
    void reply.headers({ etag: page.etag, 'cache-control': 'no-cache' })
    // A proxy or the compression may have made the tag a weak one.
    if (request.headers['if-none-match']?.replace(/^W\//, '') === page.etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page.body)
  }
}
