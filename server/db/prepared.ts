import type { Db } from './client'

/**
 * A statement of the hot path, built once for a database and kept prepared on its connections; values fill its
 * `sql.placeholder`s. Inside a transaction it is built for that transaction.
 * @param build ends in `.prepare(name)`; the name is unique in the server
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}
