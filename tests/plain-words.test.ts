import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '..')

/** Words of programmers, in whatever a person may read. */
const WORDS =
  /参数|接口|占位|签名|密钥|加密|请求|字段|数据库|标识|编码|经纬度|服务端|未配置|程序(?!员)|\b(?:token|null|undefined|NaN|code|id|JSON|HTTP|API|key)\b/i

/** The specification's own words, with a way on beside or behind them; what every shop calls its table of facts; the mini-program is called so by everybody. */
const NAMED = /^未匹配到 (booking|addon|confirm) 程序$|（服务暂未配置）$|^服务暂未配置$|^商品参数$|小程序/

const CHINESE = /[\u4e00-\u9fff]/
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
/** What is put in at run time is no word of ours. */
const HOLE = /\$\{[^}]*\}/g

/**
 * Machines read the others, and operators, who name the formats of their files: messages of the build, of the command line, of a start that fails,
 * of what providers say to it, and of a report's file. What providers are answered, and heads of their bills, people do not read.
 */
const isText = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.test\.|\.d\.ts$|^server\/(testing|db|ops|doctor)\/|^server\/courier\/routes|\/read-bill|logging|report-file|start-texts/.test(
    file
  )

test.each(['src', 'server'])('what a person may read in %s has no word of programmers', (folder) => {
  const files = fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(isText)
  const texts = files.flatMap((file) => {
    const source = fs
      .readFileSync(path.join(ROOT, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return [...source.matchAll(TEXT)]
      .map(([, plain, made]) => (plain ?? made ?? '').replace(HOLE, ''))
      .filter((text) => CHINESE.test(text))
      .map((text) => ({ file, text }))
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ text }) => WORDS.test(text) && !NAMED.test(text))).toEqual([])
})
