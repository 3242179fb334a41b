import fs from 'node:fs'
import path from 'node:path'
import { SHOP_UNNAMED } from '@/domain/constants'

const ROOT = path.join(__dirname, '..')

/** What the sample shop is called; what is in the sample data may say it. */
const SAMPLE = /澄安/
const DATA = /^server\/(db\/seed|ops\/samples|testing)\/|\.test\.tsx?$/

test.each(['src', 'server', 'config'])(
  '%s has no name of a shop: that is a setting of the shop',
  (folder) => {
    const files = fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(tsx?|mjs|js|json|s?css|html)$/.test(file) && !DATA.test(file))
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => SAMPLE.test(fs.readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
  }
)

test('the page of the site stands under the name that the server replaces', () => {
  const page = fs.readFileSync(path.join(ROOT, 'src/index.html'), 'utf8')
  for (const place of [
    `<title>${SHOP_UNNAMED}<`,
    `"og:title" content="${SHOP_UNNAMED}"`,
    `first-paint-title">${SHOP_UNNAMED}<`
  ])
    expect(page).toContain(place)
})
