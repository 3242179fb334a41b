import fs from 'node:fs'
import path from 'node:path'
import { transform } from 'esbuild'

const SRC = path.resolve(__dirname, '../src')
const DEMO_WORD = /演示/

/** What the mini-program is built from and says that something is a demo. */
const sources = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|h5)\.tsx?$/.test(file))
  .filter((file) => DEMO_WORD.test(fs.readFileSync(path.join(SRC, file), 'utf8')))

const built = async (file: string, demo: boolean) => {
  const { code } = await transform(fs.readFileSync(path.join(SRC, file), 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    define: { DEMO: String(demo), API_ORIGIN: '"https://shop.example"' },
    charset: 'utf8',
    minify: true,
    treeShaking: true
  })
  return code
}

test('a mini-program that is built for a shop holds no word of the demo, and no way that stands in for WeChat', async () => {
  expect(sources.length).toBeGreaterThan(2)
  for (const file of sources) {
    expect([file, await built(file, true)]).toEqual([file, expect.stringMatching(DEMO_WORD)])
    const code = await built(file, false)
    expect([file, code]).toEqual([file, expect.not.stringMatching(DEMO_WORD)])
    expect([file, code]).toEqual([file, expect.not.stringMatching(/sandbox|showModal|showActionSheet/)])
  }
})
