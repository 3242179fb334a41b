import path from 'node:path'

/** A file of a package, wherever npm has put it. */
export const inPackage = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file)

/** MobX as built for production: its module for bundlers keeps 17 KB of development messages in the minified code. */
export const MOBX = inPackage('mobx', 'dist/mobx.esm.production.min.js')
