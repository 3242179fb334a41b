import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { FolderBusyError, lockFolder } from '../db/folder-lock'

/** Things of one kind that are kept; those not used for longest go, by the system's own clock: a test may have set that of its process. */
const MOST = 6
const LOOK_AGAIN_MS = 100

/**
 * The path of something that is made once and kept beside others of its kind. One process makes it, others that want it wait.
 * @param make writes it, a file or a folder, to the path that it is given
 */
export async function madeOnce(
  folder: string,
  name: string,
  make: (aside: string) => Promise<void>
): Promise<string> {
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true })
  const unlock = await locked(folder)
  try {
    if (!existsSync(path)) {
      const aside = mkdtempSync(join(folder, 'new-'))
      try {
        await make(join(aside, name))
        renameSync(join(aside, name), path)
      } finally {
        rmSync(aside, { recursive: true, force: true })
      }
    }
    const now = new Date()
    utimesSync(path, now, now)
    forgetOld(folder)
  } finally {
    unlock()
  }
  return path
}

/** A copy of a kept folder among the system's temporary ones; whoever takes it removes it. */
export function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${basename(folder)}-`))
  cpSync(folder, copy, { recursive: true })
  return copy
}

async function locked(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderBusyError)) throw error
      await pause(LOOK_AGAIN_MS)
    }
  }
}

function forgetOld(folder: string): void {
  const ages = readdirSync(folder)
    .filter((name) => !name.startsWith('server.lock'))
    .map((name) => ({ name, at: statSync(join(folder, name)).ctimeMs }))
  ages.sort((a, b) => b.at - a.at)
  for (const { name } of ages.slice(MOST)) rmSync(join(folder, name), { recursive: true, force: true })
}
