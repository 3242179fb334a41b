import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const OTHERS = `${LETTERS}0123456789_-`
const LENGTH = 3
/** Blockers of advertisements hide what is called so. */
const HIDDEN = /^ad/i
/** Classes and animations as a style module spells them; a decimal or a file's ending that is taken for one does no harm. */
const LOCAL = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi

/** The same words always give the same name: a release changes no class that it did not touch. */
function hashed(words: string, length: number): string {
  const [first = 0, ...others] = crypto.createHash('sha256').update(words).digest()
  return [
    LETTERS[first % LETTERS.length],
    ...others.slice(0, length - 1).map((byte) => OTHERS[byte % OTHERS.length])
  ].join('')
}

const stylesheets = (root: string): string[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.scss'))
    .map((file) => file.split(path.sep).join('/'))
    .sort()

/**
 * Short names for the classes of the style modules below `root`, no two alike: each stands in a stylesheet and in a script,
 * and does not compress. A name that another one has already is hashed again.
 */
export class ClassNames {
  private readonly names = new Map<string, string>()
  private readonly again: string[] = []

  constructor(private readonly root: string) {
    const taken = new Set<string>()
    for (const file of stylesheets(root)) {
      for (const [, local = ''] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(LOCAL)) {
        const key = `${file} ${local}`
        if (this.names.has(key)) continue
        let name = hashed(key, LENGTH)
        for (let turn = 1; taken.has(name) || HIDDEN.test(name); turn += 1) {
          name = hashed(`${key} ${turn}`, LENGTH)
          this.again.push(`${key} ${name}`)
        }
        taken.add(name)
        this.names.set(key, name)
      }
    }
  }

  /** Another one says that names changed in files that did not: what the build keeps of those is stale. */
  get version(): string {
    return hashed(this.again.join('\n'), 8)
  }

  /** The name of a class in this file; one that the file only puts together as it compiles gets a longer name. */
  readonly of = (local: string, file: string): string => {
    const key = `${path.relative(this.root, file).split(path.sep).join('/')} ${local}`
    return this.names.get(key) ?? hashed(key, 2 * LENGTH)
  }
}
