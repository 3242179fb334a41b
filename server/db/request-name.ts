import { AsyncLocalStorage } from 'node:async_hooks'

const names = new AsyncLocalStorage<string>()

/** Transactions that begin inside `work` have this as their `application_name`, which pg_stat_activity and PostgreSQL's log show. */
export const underName = <Result>(name: string, work: () => Result): Result => names.run(name, work)

export const requestName = (): string | undefined => names.getStore()
