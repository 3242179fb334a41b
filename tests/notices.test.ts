import fs from 'node:fs'
import path from 'node:path'
import { CHILDBEARING, type ItemRemark } from '@/domain/addon/item-terms'

const ROOT = path.resolve(__dirname, '..')

/** What concerns a woman of some ages alone. */
const OF_WOMEN = /孕|妊娠|经期|哺乳/

/** Told through `remarksFor`, which knows of whom. */
const KNOWS_WHOM = ['src/domain/addon/item-terms.ts', 'src/domain/kinds/dentistry.form.ts']

interface Item {
  readonly itemCode: string
  readonly sexLimit: number | null
  readonly specialTip?: string
  readonly terms?: { readonly forbids: readonly ItemRemark[] }
}

/** What stands in a file of the seed; the caller says of which shape. */
const seed = <Content>(name: string): Content => {
  const content: Content = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'server/db/seed', `${name}.json`), 'utf8')
  )
  return content
}

const sources = ['src', 'server'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|fixtures|testing|fuzz/.test(file))
    .map((file) => path.join(folder, file))
)

test('no text of the product tells of pregnancy or periods but where it is known whom it is told', () => {
  const telling = sources.filter((file) => OF_WOMEN.test(fs.readFileSync(path.join(ROOT, file), 'utf8')))
  expect(telling.sort()).toEqual(KNOWS_WHOM)
})

test('what an item forbids of women says so, with their ages; its tip is of an item for women, and no rule tells everybody', () => {
  const items = [
    ...seed<readonly Item[]>('check-items'),
    ...seed<{ items: readonly Item[] }>('supermarket').items
  ]
  const forbids = items.flatMap(({ terms }) => terms?.forbids ?? []).filter(({ text }) => OF_WOMEN.test(text))
  expect(forbids.length).toBeGreaterThan(0)
  for (const { sexLimit, ages } of forbids)
    expect({ sexLimit, ages }).toEqual({ sexLimit: 0, ages: CHILDBEARING })
  for (const { specialTip, sexLimit } of items.filter((item) => OF_WOMEN.test(item.specialTip ?? '')))
    expect([specialTip, sexLimit]).toEqual([specialTip, 0])
  expect(
    seed<{ rules: readonly { message: string }[] }>('item-rules').rules.filter(({ message }) =>
      OF_WOMEN.test(message)
    )
  ).toEqual([])
})
