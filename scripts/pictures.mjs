// Draws the product pictures of the seed data from the glyphs in server/public/seed-img/glyph.
//   node scripts/pictures.mjs
// scripts/pictures.json says which glyph (or two, with +) a product shows and on which tile tone it lies. The pictures
// are see-through: the tile is drawn by the client, in the tone that the address names (`/seed-img/pkg/CK1003.svg#sky`).
import fs from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const PICTURE_DIR = path.join(root, 'server/public/seed-img')
const SEED_DIR = path.join(root, 'server/db/seed')

/** A glyph is drawn on 96 x 96; a tile leaves this much room around it. */
const MARGIN = 14.6
const SIDE = 96 + 2 * MARGIN

const readGlyph = async (name) => {
  const svg = await fs.readFile(path.join(PICTURE_DIR, 'glyph', `${name}.svg`), 'utf8')
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
}

const tile = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${SIDE} ${SIDE}" preserveAspectRatio="xMidYMid slice">${content}</svg>\n`

async function draw(glyphs) {
  const [first, second] = await Promise.all(glyphs.split('+').map(readGlyph))
  if (!second) return tile(first)
  const place = (x, content) => `<g transform="translate(${x} 14) scale(.78)">${content}</g>`
  return tile(place(-10, first) + place(32, second))
}

/** Puts the tone behind each picture's address in a seed file, where it is not yet. */
async function stampTones(pictures) {
  for (const file of ['packages.json', 'goods.json', 'cross-border.json', 'gene-tests.json']) {
    const name = path.join(SEED_DIR, file)
    const text = await fs.readFile(name, 'utf8')
    const stamped = text.replace(
      /"(\/seed-img\/(\w+)\/(\w+)\.svg)(?:#\w+)?"/g,
      (whole, address, folder, code) => {
        const tone = pictures[folder]?.[code]?.[1]
        return tone ? `"${address}#${tone}"` : whole
      }
    )
    if (stamped !== text) await fs.writeFile(name, stamped)
  }
}

const pictures = JSON.parse(await fs.readFile(path.join(root, 'scripts/pictures.json'), 'utf8'))
for (const [folder, products] of Object.entries(pictures)) {
  await fs.mkdir(path.join(PICTURE_DIR, folder), { recursive: true })
  for (const [code, [glyphs]] of Object.entries(products)) {
    await fs.writeFile(path.join(PICTURE_DIR, folder, `${code}.svg`), await draw(glyphs))
  }
}
await fs.mkdir(path.join(PICTURE_DIR, 'tile'), { recursive: true })
for (const file of await fs.readdir(path.join(PICTURE_DIR, 'glyph'))) {
  await fs.writeFile(path.join(PICTURE_DIR, 'tile', file), tile(await readGlyph(path.parse(file).name)))
}
await stampTones(pictures)
