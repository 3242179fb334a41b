import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { originsLine, type CallOrigins } from '@/contract/call-servers'
import { cityLine, type Place } from '@/domain/city/first-city'
import { SHOP_UNNAMED } from '@/domain/constants'

/** WeChat's page for payment in a browser asks from which site somebody comes, and refuses who says nothing; of the address it hears nothing. */
const REFERRER = 'strict-origin-when-cross-origin'

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
  /** In which the shop is met first; null where that is the city of all shops. */
  readonly city: Place | null
}

const withMeta = (page: string, name: string, content: string): string =>
  content === ''
    ? page
    : page.replace('</title>', () => `</title><meta name="${name}" content="${escaped(content)}">`)

const withFace = (page: string, { name, phone, city }: Face) => {
  const named = name === '' ? page : page.replaceAll(SHOP_UNNAMED, () => escaped(name))
  const body = withMeta(withMeta(named, 'service-phone', phone), 'shop-city', city ? cityLine(city) : '')
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

/**
 * Sends index.html with the shop's name, phone and city, and with the servers that answer some of its calls. Nobody waits for them to be read again: without the database the page goes
 * out with the last ones known.
 */
export async function sitePage(
  h5Dir: string,
  callOrigins: CallOrigins,
  faceOf: () => Promise<Face>,
  now: () => Date
) {
  const file = readFileSync(join(h5Dir, 'index.html'), 'utf8')
  const built = withMeta(file, 'call-origins', originsLine(callOrigins))
  let page = withFace(built, { name: '', phone: '', city: null })
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
    void reply.headers({ etag: page.etag, 'cache-control': 'no-cache', 'referrer-policy': REFERRER })
    // A proxy or the compression may have made the tag a weak one.
    if (request.headers['if-none-match']?.replace(/^W\//, '') === page.etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page.body)
  }
}
