import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

interface Owner {
  pid: number
  startTime: string
}

/** Thrown when the folder belongs to a process that still runs. */
export class FolderBusyError extends Error {
  override readonly name = 'FolderBusyError'
}

/** When the process began, from the kernel; a pid alone may have been given to someone else since. */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const startTime = startTimeOf(owner.pid)
  return startTime === null || owner.startTime === '' || startTime === owner.startTime
}

function readOwner(file: string): Owner | null {
  try {
    const [pid, startTime] = readFileSync(file, 'utf8').trim().split(' ')
    return Number(pid) > 0 ? { pid: Number(pid), startTime: startTime ?? '' } : null
  } catch {
    return null
  }
}

/**
 * Takes the folder for this process: the embedded engine would let a second process in and lose writes.
 * A lock left by a dead process is taken over. Returns the release. Throws FolderBusyError.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, `${process.pid} ${startTimeOf(process.pid) ?? ''}\n`)
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = readOwner(file)
      if (owner && isAlive(owner)) {
        throw new FolderBusyError(
          `${folder} is in use by process ${owner.pid}; stop it or set another DATA_DIR`
        )
      }
      rmSync(file, { force: true })
    }
  }
  throw new FolderBusyError(`${folder} cannot be locked`)
}
