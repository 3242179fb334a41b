/** Migrations after release 1.0.0 leave the release before able to run, and hold nobody up for long: squawk reads them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

interface Script {
  laterMigrations(): string[]
  squawk(files: readonly string[]): { readonly ok: boolean; readonly output: string }
}

let script: Script
beforeAll(async () => {
  script = (await import(resolve(__dirname, '../scripts/migrations.mjs'))) as Script
})

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const said = (sql: string) => {
  const file = join(folder, 'one.sql')
  writeFileSync(file, sql)
  return script.squawk([file])
}

test('those after the baseline keep to the rules', () => {
  expect(script.squawk(script.laterMigrations())).toEqual({ ok: true, output: '' })
})

test.each([
  ['a new table', 'create table "x" ("id" text primary key not null, "n" integer default 0 not null);'],
  ['a column that may be empty', 'alter table "orders" add column "note" text;'],
  ['a check of rows to come', 'alter table "orders" add constraint "c" check (length(note) < 9) not valid;']
])('%s is taken', (_what, sql) => {
  expect(said(sql).ok).toBe(true)
})

test.each([
  ['a column that goes', 'alter table "orders" drop column "note";', 'ban-drop-column'],
  ['a column with another name', 'alter table "orders" rename column "a" to "b";', 'renaming-column'],
  [
    'a column that must be written',
    'alter table "orders" add column "n" text not null;',
    'adding-required-field'
  ],
  [
    'a check of all rows',
    'alter table "orders" add constraint "c" check (n > 1);',
    'constraint-missing-not-valid'
  ],
  [
    'an index that holds writes up',
    'create index "i" on "orders" ("n");',
    'require-concurrent-index-creation'
  ],
  ['another type', 'alter table "orders" alter column "n" set data type bigint;', 'changing-column-type']
])('%s is refused', (_what, sql, rule) => {
  const { ok, output } = said(sql)
  expect([ok, output.includes(rule)]).toEqual([false, true])
})
