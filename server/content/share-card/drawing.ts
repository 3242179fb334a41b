import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { media } from '../../db/schema'
import { PUBLIC_DIR } from '../../folders'
import { mediaNameOf } from '../../media/queries/named'

/** Of the shop's own drawings: no other file can be named. */
const DRAWN = /^\/seed-img\/([\w-]+\/[\w-]+\.svg)(?:#\w*)?$/
const HEAD = /^<svg [^>]*>/
const VIEW_BOX = /viewBox="([-\d. ]+)"/
/** Pixels of a photograph's side, twice as drawn. */
const PHOTO_PX = 400

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing or a photograph as a part of an SVG; null: there is none. */
export type Drawing = (box: Box) => string

/** What is shown of the shop, inlined: the renderer fetches nothing. Pictures of other sites are not fetched either. */
export async function drawingOf(db: Db, stored: string): Promise<Drawing | null> {
  const file = DRAWN.exec(stored)?.[1]
  if (file !== undefined) return drawn(file)
  const name = mediaNameOf(stored)
  return name === undefined ? null : photograph(db, name)
}

async function drawn(file: string): Promise<Drawing | null> {
  const svg = await readFile(join(PUBLIC_DIR, 'seed-img', file), 'utf8').catch(() => '')
  const viewBox = VIEW_BOX.exec(svg)?.[1]
  if (viewBox === undefined) return null
  return ({ x, y, width, height }) =>
    svg
      .trim()
      .replace(HEAD, `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">`)
}

async function photograph(db: Db, name: string): Promise<Drawing | null> {
  const [row] = await db.select({ content: media.content }).from(media).where(eq(media.name, name))
  if (!row) return null
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(row.content).resize(PHOTO_PX, PHOTO_PX, { fit: 'cover' }).jpeg().toBuffer()
  const data = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  return ({ x, y, width, height }) => {
    const side = Math.min(width, height)
    const [left, top] = [x + (width - side) / 2, y + (height - side) / 2]
    return (
      `<clipPath id="photo"><rect x="${left}" y="${top}" width="${side}" height="${side}" rx="24"/></clipPath>` +
      `<image x="${left}" y="${top}" width="${side}" height="${side}" clip-path="url(#photo)" href="${data}"/>`
    )
  }
}
