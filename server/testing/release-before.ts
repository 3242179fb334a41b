import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../folders'

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 30 })

/**
 * The release before this one: what `RELEASE_BEFORE` names, else the newest tag `v…` of another version; null where there is none, as
 * before the second release and in a clone without tags.
 */
export function releaseBefore(): string | null {
  const named = process.env['RELEASE_BEFORE']
  if (named) return named
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  try {
    const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname')
      .toString()
      .split('\n')
    return tags.find((tag) => tag !== '' && tag !== `v${version}`) ?? null
  } catch {
    return null
  }
}

/** Its files in a folder of their own, with the packages of this one. */
export function unpackRelease(ref: string): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  execFileSync('tar', ['-x', '-C', root], {
    input: git(
      'archive',
      ref,
      'server',
      'src',
      'scripts',
      'config',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'tsconfig.server.json'
    )
  })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
