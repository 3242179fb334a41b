/** What tests make once and keep. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { madeOnce } from '../server/testing/made-once'

test('what was just made stays beside any number of things from a clock that is ahead', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'made-'))
  const ahead = new Date(Date.now() + 365 * 86_400_000)
  try {
    for (let no = 0; no < 8; no += 1) {
      const made = await madeOnce(folder, `ahead-${no}`, async (aside) => fs.writeFileSync(aside, ''))
      fs.utimesSync(made, ahead, ahead)
    }
    const made = await madeOnce(folder, 'now', async (aside) => fs.writeFileSync(aside, ''))
    expect(fs.existsSync(made)).toBe(true)
    expect(fs.readdirSync(folder).length).toBeLessThan(8)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
