import { parseArgs } from 'node:util'
import { desc, eq } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { isPlainText, readable } from '@/domain/plain-text'
import { opsLog } from '../db/schema'
import { transact } from '../db/transact'
import { lastWords } from '../logging'
import {
  ON,
  refused,
  type Arguments,
  type Command,
  type OpsContext,
  type Outcome,
  type RunContext
} from './command'
import { articleCommands } from './articles'
import { activityCommands } from './activities'
import { arrivalCommands } from './arrivals'
import { backupCommands } from './backups'
import { billCommands } from './bills'
import { cardCommands } from './cards'
import { giftCardCommands } from './gift-cards'
import { carryCommands } from './carry'
import { funnel } from './funnel'
import { homeCommands } from './home'
import { mediaCommands } from './media'
import { orderCounts } from './order-counts'
import { orderCommands } from './orders'
import { posterCommands } from './poster/command'
import { refundCommands } from './refunds'
import { reportCommands } from './reports'
import { sampleCommands } from './sample'
import { shopCommands } from './shop'
import { subscriptionCommands } from './subscriptions'
import { worklistCommands } from './worklists'
import { writeTable } from './sheets/table'
import { cellOf, headingOf, OPS_TEXTS as texts } from './texts'
import { tillCommands } from './tills'

const log: Command = {
  name: 'log',
  takes: '',
  about: '最近 50 条改动或查看过个人信息的命令，和操作人',
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
  orderCounts,
  funnel,
  ...arrivalCommands,
  ...tillCommands,
  ...refundCommands,
  ...billCommands,
  ...backupCommands,
  ...reportCommands,
  ...subscriptionCommands,
  // Before `import` of tables, whose name begins alike.
  ...mediaCommands,
  ...articleCommands,
  ...homeCommands,
  ...cardCommands,
  ...activityCommands,
  ...giftCardCommands,
  ...carryCommands,
  ...shopCommands,
  ...worklistCommands,
  ...sampleCommands,
  ...posterCommands,
  log
]

const COMMON = {
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
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
      text: asked ? help() : `${texts.unknown(typed.join(' '))}\n\n${help()}`
    }
  }
  const read = readArguments(command, typed)
  if ('problem' in read) return { exit: 2, text: `${read.problem}\n\n${helpOf(command)}` }
  if (read.help) return { exit: 0, text: helpOf(command) }
  const known = { ...context, account: actor, actor: read.as ?? actor }
  const outcome = await (read.dry ? tried : done)(known, { ...command, run: quoting(command) }, read)
  return { exit: outcome.ok ? 0 : 1, text: read.json ? JSON.stringify(outcome) : written(outcome, read) }
}

/** Why it is refused may quote a file, whose characters neither a terminal nor a column of text takes. */
const quoting =
  ({ run }: Command): Command['run'] =>
  async (context, args) => {
    const outcome = await run(context, args)
    return outcome.ok ? outcome : { ...outcome, reason: readable(outcome.reason) }
  }

interface Read extends Arguments {
  readonly json: boolean
  readonly csv: boolean
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
    const { json = false, csv = false, 'dry-run': dry = false, help: asked = false, as, ...own } = values
    const options = Object.fromEntries(
      Object.entries(own).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value === true ? ON : undefined
      ])
    )
    const wanted = [...command.takes.matchAll(/<(.+?)>/g)].map(([, name = '']) => name)
    if (typed.some((word) => !isPlainText(word))) return { problem: '参数里有换行或看不见的控制字符' }
    const spare = command.wordOptional === true && positionals.length === 0
    if (!asked && positionals.length !== wanted.length && !spare) {
      const missing = wanted[positionals.length]
      const extra = positionals.slice(wanted.length).join(' ')
      return { problem: missing === undefined ? texts.extra(extra) : texts.missing(missing) }
    }
    if (dry && !command.changes) return { problem: texts.noTry(command.name) }
    return { words: positionals, options, json, csv, dry, help: asked, as }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** What is wrong with options, by Node's code for it. */
function problemOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) throw error
  const option = /--?[^\s'=<]+/.exec('message' in error ? String(error.message) : '')?.[0] ?? ''
  return error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    ? texts.unknownOption(option)
    : texts.optionValue(option)
}

class TriedOnly extends Error {}

/** Does it in a transaction that is taken back. */
async function tried(context: RunContext, command: Command, args: Arguments): Promise<Outcome> {
  let outcome = refused('')
  await transact(context.db, async (tx) => {
    outcome = await command.run({ ...context, db: tx }, args)
    throw new TriedOnly()
  }).catch((error: unknown) => {
    if (!(error instanceof TriedOnly)) throw error
  })
  return outcome
}

async function done(context: RunContext, command: Command, args: Read): Promise<Outcome> {
  if (!command.changes && !command.watched) return command.run(context, args)
  const { db, now, actor } = context
  const [row] = await db
    .insert(opsLog)
    .values({
      at: now(),
      actor,
      command: command.name,
      args: { words: args.words, ...args.options, ...hiddenOf(command, args) },
      outcome: 'started'
    })
    .returning({ id: opsLog.id })
  if (!row) throw new Error(texts.lost)
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

const hiddenOf = ({ hidden = [] }: Command, { options }: Arguments): Record<string, string> =>
  Object.fromEntries(hidden.flatMap((name) => (options[name] === undefined ? [] : [[name, '…']])))

function written(outcome: Outcome, { csv, dry }: Read): string {
  if (!outcome.ok) return texts.refused(outcome.reason)
  if (outcome.text !== undefined) return outcome.text
  const [first] = outcome.rows
  const names = Object.keys(first ?? {})
  const heads = names.map(headingOf)
  const cells = outcome.rows.map((row) => names.map((name) => cellOf(name, row)))
  if (csv) return writeTable(heads, cells, 'csv')
  const table = first ? [heads, ...cells].map((row) => row.join('\t')).join('\n') : texts.nothing
  return dry ? `${table}\n${texts.tried}` : table
}

const helpOf = ({ name, takes, about }: Command): string => `npm run ops -- ${name} ${takes}\n    ${about}`

const help = (): string => [texts.usage, '', ...COMMANDS.map(helpOf), '', texts.foot].join('\n')
