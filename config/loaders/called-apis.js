const fs = require('node:fs')
const path = require('node:path')

const SRC = path.join(__dirname, '../../src')
const LIST = /(needPromiseApis = (?:\/\*#__PURE__\*\/ )?new Set\(\[)([^\]]*)/

/** The calls of WeChat that the product makes: `Taro.login(…)`. */
const called = () =>
  new Set(
    fs
      .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|h5)\.tsx?$/.test(file))
      .flatMap((file) => Array.from(fs.readFileSync(path.join(SRC, file), 'utf8').matchAll(/\bTaro\.(\w+)/g)))
      .map(([, name]) => name)
  )

/** Taro makes promises of 190 calls, by two lists of their names, of all hosts and of WeChat; here of those that the product makes. */
module.exports = function calledApis(source) {
  if (!LIST.test(source))
    throw new Error('called-apis: Taro lists the calls that it makes promises of in another way now')
  this.addContextDependency(SRC)
  const kept = called()
  return source.replace(LIST, (_, start, names) => {
    const wanted = names.split(',').filter((name) => kept.has(name.trim().slice(1, -1)))
    return `${start}${wanted.join(',')}`
  })
}
