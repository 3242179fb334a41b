import { test } from '@playwright/test'
import { moveToFirstDay } from '../journeys/steps'

interface Closable {
  close(): Promise<void>
}

/** Waits for something to open, which is closed after the tests. */
type Open = <Thing extends Closable>(opening: Promise<Thing>) => Promise<Thing>

/**
 * What the tests of a file need is opened before the first and closed after the last of them, the last thing first:
 * also when a later one did not open, and when another one does not close.
 */
export function opened(begin: (open: Open) => Promise<void>): void {
  const { open, close } = shelf()
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(() => {
    moveToFirstDay()
    return begin(open)
  })
  test.afterAll(close)
}

/** The same for one test that opens things of its own. */
export async function withOpened(run: (open: Open) => Promise<void>): Promise<void> {
  const { open, close } = shelf()
  await run(open).finally(close)
}

function shelf() {
  const things: Closable[] = []
  const open: Open = async (opening) => {
    const thing = await opening
    things.push(thing)
    return thing
  }
  const close = async (): Promise<void> => {
    const faults: unknown[] = []
    for (const thing of things.reverse()) await thing.close().catch((fault: unknown) => faults.push(fault))
    if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('\n'))
  }
  return { open, close }
}
