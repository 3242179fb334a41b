import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HOUR_MS } from '@/domain/date'
import type { AppParts } from '../../app-parts'
import { KeptFor } from '../../kept-for'
import { hashesOf, mediaNameOf } from '../../media/queries/named'
import { shopProfile } from '../../settings/shop-profile'
import { drawingOf } from './drawing'
import { SHARE_KINDS, shareFacts, type ShareFacts, type ShareKind } from './facts'
import { layout, SHAPES, type Shape } from './layout'
import { Letters } from './letters'

/** A code of the catalogue or a number of an article. */
const ID = /^[A-Za-z0-9_-]{1,64}$/
/** Who sends a link asks for its picture once; a picture costs some 200 ms. */
const PER_MINUTE = { max: 120, timeWindow: 60_000 } as const
/** Chats keep it; a changed price is in the next one. */
const MINUTES = 'public, max-age=300'
/** What it says is read again after so long, in ms. */
const KEPT_MS = 30_000
const KEPT_FACTS = 500
const KEPT_PICTURES = 200
/** As WeChat takes it, and with how many colours that is tried. */
const MOST_BYTES = 128 * 1024
const COLOURS = [256, 128, 64, 16] as const
/** Pixels of one unit of the drawing. */
const DENSITY = 2

interface Told {
  readonly facts: ShareFacts
  readonly shopName: string
  /** Of its photograph, which may change under its name. */
  readonly photo: string
}

const isKind = (text: string): text is ShareKind => SHARE_KINDS.some((kind) => kind === text)
const shapeNamed = (file: string): Shape | null =>
  file === 'card.png' ? 'card' : file === 'square.png' ? 'square' : null

/**
 * Pictures of shared links: `/share/product/CK1003/card.png`, `/share/branch/H1001/square.png`; with `plain=1` without a price. Where there
 * is nothing to draw it is the shop's own picture.
 */
export function addShareRoutes(app: FastifyInstance, { database: { db }, config, now }: AppParts): void {
  const told = new KeptFor<Told | null>(KEPT_MS, KEPT_FACTS)
  const pictures = new KeptFor<Buffer>(HOUR_MS, KEPT_PICTURES)

  const tell = async (kind: ShareKind, id: string, priced: boolean): Promise<Told | null> => {
    const facts = await shareFacts(db, now(), { kind, id, priced })
    if (!facts) return null
    const name = mediaNameOf(facts.picture)
    const photo = name === undefined ? undefined : (await hashesOf(db, [name])).get(name)
    return { facts, shopName: (await shopProfile(db, config)).name, photo: photo ?? '' }
  }
  const draw = async (shape: Shape, { facts, shopName }: Told): Promise<Buffer> => {
    const [drawing, letters] = await Promise.all([drawingOf(db, facts.picture), Letters.ready()])
    return rendered(layout(shape, facts, { shopName, drawing, letters }), shape)
  }

  app.get<{ Params: { kind: string; id: string; file: string }; Querystring: { plain?: string } }>(
    '/share/:kind/:id/:file',
    config.rateLimit ? { config: { rateLimit: PER_MINUTE } } : {},
    async (request, reply) => {
      const { kind, id, file } = request.params
      const shape = shapeNamed(file)
      if (!isKind(kind) || !ID.test(id) || !shape) return reply.callNotFound()
      const priced = request.query.plain === undefined
      const found = await told.of(db, `${kind} ${id} ${priced}`, now(), () => tell(kind, id, priced))
      void reply.header('cache-control', MINUTES)
      if (!found) return reply.redirect('/share.png')
      const hash = createHash('sha256').update(JSON.stringify(found)).digest('base64url').slice(0, 22)
      const tag = `W/"${hash}"`
      void reply.header('etag', tag)
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      try {
        const picture = await pictures.of(db, `${hash} ${shape}`, now(), () => draw(shape, found))
        return reply.type('image/png').send(picture)
      } catch (error) {
        // Of a machine that the library was not built for, or of a file that is gone: a link is shared all the same.
        request.log.warn({ err: error }, 'a shared picture was not made')
        return reply.removeHeader('etag').redirect('/share.png')
      }
    }
  )
}

/** As PNG with as many colours as fit into what WeChat takes. */
async function rendered(svg: string, shape: Shape): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const [width, height] = SHAPES[shape]
  const pixels = await sharp(Buffer.from(svg), { density: 72 * DENSITY })
    .resize(width * DENSITY, height * DENSITY)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let made = Buffer.alloc(0)
  for (const colours of COLOURS) {
    made = await sharp(pixels.data, { raw: pixels.info })
      .png({ palette: true, colours, compressionLevel: 9 })
      .toBuffer()
    if (made.length <= MOST_BYTES) break
  }
  return made
}
