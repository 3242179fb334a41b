/** Compiles TypeScript and ES modules for plain node tests; jest.mock() is hoisted by babel-jest. */
const { createTransformer } = require('babel-jest').default

/** Jest runs CommonJS, where `import.meta` does not exist: the members in use get their values. */
const importMeta = ({ template }) => ({
  visitor: {
    MetaProperty(path) {
      path.replaceWith(
        template.expression
          .ast`({ url: require('node:url').pathToFileURL(__filename).href, dirname: __dirname, filename: __filename })`
      )
    }
  }
})

const babel = createTransformer({
  babelrc: false,
  configFile: false,
  compact: false,
  presets: [['taro', { framework: 'react', ts: true, targets: { node: 'current' }, useBuiltIns: false }]],
  plugins: [importMeta]
})

/**
 * Of node_modules only what Jest cannot run as it is: ES modules, and (PGlite) import() at run time,
 * which Jest's realm refuses.
 */
const needsBabel = (source, file) =>
  !/[\\/]node_modules[\\/]/.test(file) || /^\s*(import|export)\b/m.test(source) || /\bimport\(/.test(source)

module.exports = {
  ...babel,
  process: (source, file, options) =>
    needsBabel(source, file) ? babel.process(source, file, options) : { code: source }
}
