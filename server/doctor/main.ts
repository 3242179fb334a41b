import { loadConfig } from '../config'
import { ROOT } from '../folders'
import { lastWords } from '../logging'
import { START_TEXTS } from '../start-texts'
import { askProviders, doorsOf, written } from './examine'

/** `npm run doctor`: 0 where nothing is wrong, 1 where the server would not start, nobody could log in, or who was asked refuses. */
async function main(): Promise<number> {
  const loaded = loadConfig(process.env, ROOT)
  if (!loaded.ok) {
    process.stdout.write(`${START_TEXTS.configuration(loaded.problems)}\n`)
    return 1
  }
  const now = () => new Date()
  const doors = doorsOf(loaded.config, now)
  process.stdout.write(`${written(doors)}\n`)
  const heard = await askProviders(loaded.config, now)
  if (heard.length > 0) process.stdout.write(`\n${written(heard)}\n`)
  return [...doors, ...heard].some(({ state }) => state === 'ill') ? 1 : 0
}

main().then(
  (exit) => (process.exitCode = exit),
  (error: unknown) => {
    process.stderr.write(`${START_TEXTS.notStarted(lastWords(error))}\n`)
    process.exitCode = 1
  }
)
