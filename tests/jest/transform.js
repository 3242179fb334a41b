/** Compiles TypeScript and ES modules for Jest. */
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const apiLoader = require('@tarojs/plugin-framework-react/dist/api-loader.js')
const { createTransformer } = require('babel-jest').default
const { transformSync } = require('esbuild')

/** What is compiled changes with this file and with the versions of the packages. */
const OWN = createHash('sha256')
  .update(fs.readFileSync(__filename))
  .update(fs.readFileSync(require.resolve('../../package-lock.json')))
  .digest('hex')

const isPackage = (file) => /[\\/]node_modules[\\/]/.test(file)
const isModule = (source) => /^\s*(import|export)\b/m.test(source)

/** Of a package's CommonJS only import() at run time cannot run here: Jest's realm refuses it. */
const IMPORT = `
async function __import(name) {
  const found = require(name)
  return found.__esModule ? found : { ...found, default: found }
}`
const withImport = (source) =>
  /\bimport\(/.test(source) ? source.replace(/\bimport\(/g, '__import(') + IMPORT : source

/** jest.mock() has to come before the imports, which Babel alone does. */
const mocks = (source, file) => /\.test\.tsx?$/.test(file) && /^\s*jest\.mock\(/m.test(source)
const babel = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [['taro', { framework: 'react', ts: true, targets: { node: 'current' }, useBuiltIns: false }]]
})

/** In a CommonJS module `import.meta` does not exist: the members in use get their values. */
const META =
  'const __meta = { url: require("node:url").pathToFileURL(__filename).href, dirname: __dirname, filename: __filename };'

/** The runtime that stands in for @tarojs/taro gets React's hooks, as Taro's build gives them. */
const withHooks = (source, file) =>
  /test-utils-react[\\/]dist[\\/]jest[\\/]runtime[\\/]taro-h5\.js$/.test(file) ? apiLoader(source) : source

function compiled(source, file) {
  const { code } = transformSync(withHooks(source, file), {
    // By the name .mjs esbuild would read what other modules export by default as Node does, not as bundlers do.
    sourcefile: file.replace(/\.mjs$/, '.js'),
    loader: /\.tsx?$/.test(file) ? file.split('.').pop() : 'jsx',
    format: 'cjs',
    target: `node${process.versions.node}`,
    supported: { 'dynamic-import': false },
    jsx: 'automatic',
    // Fields by assignment, as in the builds.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    sourcemap: 'inline',
    ...(source.includes('import.meta') ? { define: { 'import.meta': '__meta' }, banner: META } : {})
  })
  return { code }
}

module.exports = {
  getCacheKey: (source, file, { configString }) =>
    createHash('sha256').update(OWN).update(configString).update(`\n${file}\n`).update(source).digest('hex'),
  process(source, file, options) {
    if (isPackage(file) && !isModule(source)) return { code: withImport(source) }
    return mocks(source, file) ? babel.process(source, file, options) : compiled(source, file)
  }
}
