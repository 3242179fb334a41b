import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SHOP_UNNAMED } from '@/domain/constants'

/** A changed name or phone is seen after this, ms. */
const FACE_KEPT_MS = 30_000

const ENTITY: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** A text as it stands between tags and in attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? sign)

/** What of the shop stands in the page, before any call. */
interface Face {
  readonly name: string
  /** Of the service; '' without one. */
  readonly phone: string
}

const withPhone = (page: string, phone: string): string =>
  phone === ''
    ? page
    : page.replace('</title>', () => `</title><meta name="service-phone" content="${escaped(phone)}">`)

const withFace = (page: string, { name, phone }: Face) => {
  const body = withPhone(name === '' ? page : page.replaceAll(SHOP_UNNAMED, () => escaped(name)), phone)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

/**
 * Sends index.html with the shop's name and phone. Nobody waits for them to be read again: without the database the page goes
 * out with the last ones known.
 */
export async function sitePage(h5Dir: string, faceOf: () => Promise<Face>, now: () => Date) {
  const built = readFileSync(join(h5Dir, 'index.html'), 'utf8')
  let page = withFace(built, { name: '', phone: '' })
  let readAt = 0
  const read = async () => {
    readAt = now().getTime()
    await faceOf().then(
      (face) => void (page = withFace(built, face)),
      () => undefined
    )
  }
  await read()
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (now().getTime() - readAt >= FACE_KEPT_MS) void read()
    void reply.headers({ etag: page.etag, 'cache-control': 'no-cache' })
    // A proxy or the compression may have made the tag a weak one.
    if (request.headers['if-none-match']?.replace(/^W\//, '') === page.etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page.body)
  }
}
