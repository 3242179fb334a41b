import type { Db } from './client'

/**
 * A statement of the hot path, built once for a connection (of the pool once for all) and kept prepared there; values fill its
 * `sql.placeholder`s. A transaction on PostgreSQL shares what its connection has.
 * @param build ends in `.prepare(name)`; the name is unique in the server
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>()
  return (db) => {
    const { session } = db._
    const known = built.get(session)
    if (known !== undefined) return known
    const statement = build(db)
    built.set(session, statement)
    return statement
  }
}
