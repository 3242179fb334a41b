import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update'
]

export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}), ...options })
}

let running: Promise<Browser> | undefined

/** One Chromium for all phones of a worker's process, which ends it: each phone is a context of its own in it. */
export async function sharedBrowser(): Promise<Browser> {
  running ??= launchBrowser()
  if ((await running).isConnected()) return running
  running = launchBrowser()
  return running
}

/** For a process that has no worker to end it. */
export async function closeShared(): Promise<void> {
  await (await running)?.close()
}
