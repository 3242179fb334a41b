import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

/** The script of index.html, with what it shares with the product's own code. */
export function frameScript(site: object): string {
  const source = fs.readFileSync(path.join(__dirname, 'loader.js'), 'utf8')
  const { outputFiles } = buildSync({
    stdin: { contents: source.replace('SITE', () => JSON.stringify(site)), resolveDir: __dirname },
    bundle: true,
    alias: { '@': path.join(__dirname, '../../src') },
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2017',
    charset: 'utf8'
  })
  return outputFiles[0]?.text.trim() ?? ''
}
