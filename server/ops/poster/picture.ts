import { drawingOf } from '../../content/share-card/drawing'
import type { ShareFacts } from '../../content/share-card/facts'
import { layout } from '../../content/share-card/layout'
import { Letters } from '../../content/share-card/letters'
import type { Db } from '../../db/client'
import type { CodeMade } from './code'

const WIDTH = 500
const HEIGHT = 760
const CARD_HEIGHT = 400
const CODE = { x: 150, y: 436, side: 200 } as const
const INK = '#10211d'
const NOTE = '#54655f'

interface Poster {
  readonly facts: ShareFacts
  readonly shopName: string
  readonly code: Extract<CodeMade, { ok: true }>
}

/** The picture of a shared link above its code, as PNG of 1000 by 1520. */
export async function posterPicture(db: Db, { facts, shopName, code }: Poster): Promise<Buffer> {
  const [drawing, letters] = await Promise.all([drawingOf(db, facts.picture), Letters.ready()])
  const line = (text: string, top: number, size: number, fill: string) =>
    letters.draw(text, { x: (WIDTH - letters.width(text, size, 'regular')) / 2, top, size, fill })
  const scale = CODE.side / code.side
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>` +
    `<svg width="${WIDTH}" height="${CARD_HEIGHT}">${layout('card', facts, { shopName, drawing, letters })}</svg>` +
    `<path transform="translate(${CODE.x} ${CODE.y}) scale(${scale})" d="${code.path}" fill="${INK}" shape-rendering="crispEdges"/>` +
    line('微信扫一扫，看详情和可约时间', 660, 24, INK) +
    line(code.note, 704, 20, NOTE) +
    '</svg>'
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(WIDTH * 2, HEIGHT * 2)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
