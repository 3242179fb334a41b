import { parseArgs } from 'node:util'
import { desc, eq } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { opsLog } from '../db/schema'
import { transact } from '../db/transact'
import { lastWords } from '../logging'
import { refused, type Arguments, type Command, type OpsContext, type Outcome } from './command'
import { carryCommands } from './carry'
import { orderCommands } from './orders'
import { refundCommands } from './refunds'
import { reportCommands } from './reports'

const log: Command = {
  name: 'log',
  takes: '',
  about: 'the last 50 commands that changed something, with who gave them',
  changes: false,
  run: async ({ db }) => {
    const rows = await db.select().from(opsLog).orderBy(desc(opsLog.id)).limit(50)
    return {
      ok: true,
      rows: rows.map(({ at, actor, command, args, outcome, note }) => ({
        at: formatDateTime(at.getTime()),
        actor,
        command,
        args: JSON.stringify(args),
        outcome,
        note
      }))
    }
  }
}

const COMMANDS: readonly Command[] = [
  ...orderCommands,
  ...refundCommands,
  ...reportCommands,
  ...carryCommands,
  log
]

const COMMON = {
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  as: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false }
} as const

export interface Answer {
  /** 0 done, 1 refused, 2 not understood. */
  readonly exit: 0 | 1 | 2
  readonly text: string
}

/**
 * One command of an operator.
 * @param typed what stands behind `npm run ops --`
 * @param actor who, where `--as` does not say
 */
export async function runOps(context: OpsContext, typed: readonly string[], actor: string): Promise<Answer> {
  const command = COMMANDS.find(({ name }) => typed.slice(0, name.split(' ').length).join(' ') === name)
  if (!command) {
    const asked =
      typed.length === 0 || typed.includes('--help') || typed.includes('-h') || typed[0] === 'help'
    return {
      exit: asked ? 0 : 2,
      text: asked ? help() : `There is no command ${typed.join(' ')}.\n\n${help()}`
    }
  }
  const read = readArguments(command, typed)
  if ('problem' in read) return { exit: 2, text: `${read.problem}\n\n${helpOf(command)}` }
  if (read.help) return { exit: 0, text: helpOf(command) }
  const outcome = read.dry ? await tried(context, command, read) : await done(context, command, read, actor)
  return { exit: outcome.ok ? 0 : 1, text: read.json ? JSON.stringify(outcome) : written(outcome, read.dry) }
}

interface Read extends Arguments {
  readonly json: boolean
  readonly dry: boolean
  readonly help: boolean
  readonly as: string | undefined
}

function readArguments(command: Command, typed: readonly string[]): Read | { readonly problem: string } {
  const args = typed.slice(command.name.split(' ').length)
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...command.options, ...COMMON },
      allowPositionals: true
    })
    const { json = false, 'dry-run': dry = false, help: asked = false, as, ...own } = values
    const options = Object.fromEntries(
      Object.entries(own).map(([name, value]) => [name, typeof value === 'string' ? value : undefined])
    )
    const wanted = [...command.takes.matchAll(/<(.+?)>/g)].map(([, name = '']) => name)
    if (!asked && positionals.length !== wanted.length) {
      const missing = wanted[positionals.length]
      const extra = positionals.slice(wanted.length).join(' ')
      return { problem: missing === undefined ? `Not understood: ${extra}` : `Which ${missing}?` }
    }
    if (dry && !command.changes)
      return { problem: `${command.name} changes nothing: --dry-run is for others` }
    return { words: positionals, options, json, dry, help: asked, as }
  } catch (error) {
    const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
    return { problem: String(said) }
  }
}

class TriedOnly extends Error {}

/** Does it in a transaction that is taken back. */
async function tried(context: OpsContext, command: Command, args: Arguments): Promise<Outcome> {
  let outcome = refused('')
  await transact(context.db, async (tx) => {
    outcome = await command.run({ ...context, db: tx }, args)
    throw new TriedOnly()
  }).catch((error: unknown) => {
    if (!(error instanceof TriedOnly)) throw error
  })
  return outcome
}

async function done(context: OpsContext, command: Command, args: Read, actor: string): Promise<Outcome> {
  if (!command.changes) return command.run(context, args)
  const { db, now } = context
  const [row] = await db
    .insert(opsLog)
    .values({
      at: now(),
      actor: args.as ?? actor,
      command: command.name,
      args: { words: args.words, ...args.options },
      outcome: 'started'
    })
    .returning({ id: opsLog.id })
  if (!row) throw new Error('the log was not written')
  const ended = (outcome: 'done' | 'refused' | 'failed', note: string) =>
    db.update(opsLog).set({ outcome, note }).where(eq(opsLog.id, row.id))
  try {
    const outcome = await command.run(context, args)
    await ended(outcome.ok ? 'done' : 'refused', outcome.ok ? '' : outcome.reason)
    return outcome
  } catch (error) {
    await ended('failed', lastWords(error))
    throw error
  }
}

function written(outcome: Outcome, dry: boolean): string {
  if (!outcome.ok) return `Refused: ${outcome.reason}`
  const lines = outcome.rows.map((row) =>
    Object.values(row)
      .map((value) => value ?? '')
      .join('\t')
  )
  const [first] = outcome.rows
  const table = first ? [Object.keys(first).join('\t'), ...lines].join('\n') : 'Nothing found.'
  return dry ? `${table}\nNothing was written: this was a try.` : table
}

const helpOf = ({ name, takes, about }: Command): string => `npm run ops -- ${name} ${takes}\n    ${about}`

const help = (): string =>
  [
    'npm run ops -- <command> [--json] [--dry-run] [--as NAME]',
    '',
    ...COMMANDS.map(helpOf),
    '',
    'It works on the database of DATABASE_URL, or of DATA_DIR while no server has it open. What changes something is logged.'
  ].join('\n')
