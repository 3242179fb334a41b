import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { START_TEXTS } from '../start-texts'
import { hasCode } from './error-code'

/** Longer than any process takes to write its line, ms. */
const WRITTEN_MS = 2_000

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
    return hasCode(error, 'EPERM')
  }
  const startTime = startTimeOf(owner.pid)
  return startTime === null || owner.startTime === '' || startTime === owner.startTime
}

/** What the lock says; null when there is none. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return null
  }
}

/** An empty lock is one that is being written, or one whose writer died at that: then it grows old. */
function isBeingWritten(file: string, text: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false })
  return text === '' && stat !== undefined && Date.now() - stat.mtimeMs < WRITTEN_MS
}

function ownerOf(text: string): Owner | null {
  const [pid, startTime] = text.trim().split(' ')
  return Number(pid) > 0 ? { pid: Number(pid), startTime: startTime ?? '' } : null
}

/** Returns false when there is a lock already. */
function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return false
  }
}

/** Takes a dead process's lock away. One that another process has made meanwhile is put back. */
function remove(file: string, dead: string): void {
  const moved = `${file}.${process.pid}`
  try {
    renameSync(file, moved)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return
  }
  const text = readFileSync(moved, 'utf8')
  if (text !== dead) create(file, text)
  rmSync(moved)
}

/**
 * Takes the folder for this process: the embedded engine would let a second process in and lose writes.
 * A lock left by a dead process is taken over, by one alone. Returns the release. Throws FolderBusyError.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  const owner = `${process.pid} ${startTimeOf(process.pid) ?? ''}\n`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(file, owner)) return () => rmSync(file, { force: true })
    const found = read(file)
    if (found === null) continue
    const other = ownerOf(found)
    if (isBeingWritten(file, found) || (other && isAlive(other))) {
      throw new FolderBusyError(START_TEXTS.folderBusy(folder, other?.pid ?? null))
    }
    remove(file, found)
  }
  throw new FolderBusyError(START_TEXTS.folderLocked(folder))
}
